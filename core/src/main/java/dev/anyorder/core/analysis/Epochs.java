package dev.anyorder.core.analysis;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * FastTrack's history.
 *
 * @param write the last write
 * @param reads the reads since then that are not ordered before one another, newest first; of many, a few more
 */
record Epochs(@Nullable Access write, @Nullable Kept reads) {
    /** As a record does it, which would take long the first time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Epochs that && Objects.equals(write, that.write) && Objects.equals(reads, that.reads);
    }

    @Override
    public int hashCode() {
        return (write == null ? 0 : write.hashCode()) * 31 + (reads == null ? 0 : reads.hashCode());
    }
}

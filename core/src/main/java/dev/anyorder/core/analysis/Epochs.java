package dev.anyorder.core.analysis;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** FastTrack's history: the last write, and the reads since then that are not ordered before one another. */
@SuppressWarnings("ArrayRecordComponent")
record Epochs(@Nullable Access write, Access... reads) {
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Epochs that && write == that.write && Arrays.equals(reads, that.reads);
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(write) * 31 + Arrays.hashCode(reads);
    }
}

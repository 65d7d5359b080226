package dev.anyorder.core.analysis;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * FastTrack's history. The last read stands by itself, since most locations have one at most.
 *
 * @param write the last write
 * @param read the last read since then
 * @param others reads since then that are not ordered before one another nor before the last, newest first; of many, a
 *     few more
 */
record FastTrackState(
        @Nullable Access write,
        @Nullable Access read,
        @Nullable HistoryEntry others) {
    /** All reads that are kept, newest first. */
    @Nullable
    HistoryEntry reads() {
        return read == null ? null : HistoryEntry.push(read, others, 0);
    }

    /** As a record does it, which would take long the first time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FastTrackState that
                && Objects.equals(write, that.write)
                && Objects.equals(read, that.read)
                && Objects.equals(others, that.others);
    }

    @Override
    public int hashCode() {
        int reads = (read == null ? 0 : read.hashCode()) * 31 + (others == null ? 0 : others.hashCode());
        return (write == null ? 0 : write.hashCode()) * 31 + reads;
    }
}

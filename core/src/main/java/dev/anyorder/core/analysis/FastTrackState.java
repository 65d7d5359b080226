package dev.anyorder.core.analysis;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * FastTrack's access history. The last read is a field of its own: most locations have at most one.
 *
 * @param read the last read since the write
 * @param others older reads since the write, unordered with the last read; newest first; may contain some ordered ones
 */
record FastTrackState(
        @Nullable Access write,
        @Nullable Access read,
        @Nullable HistoryEntry others) {
    @Nullable
    HistoryEntry reads() {
        return read == null ? null : HistoryEntry.push(read, others, 0);
    }

    /** Hand-written: the generated record methods slow down start-up. */
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

package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/** FastTrack's history: the last write, and the reads since then that are not ordered before one another. */
@SuppressWarnings("ArrayRecordComponent")
record Epochs(@Nullable Access write, Access... reads) {
    static final Access[] NO_READS = {};
}

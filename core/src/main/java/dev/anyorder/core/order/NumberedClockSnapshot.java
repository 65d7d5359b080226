package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** A snapshot in a recorded run. */
final class NumberedClockSnapshot extends ClockSnapshot {
    final long number;
    final TaskEventLog log;

    NumberedClockSnapshot(
            @Nullable Task task,
            long seq,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed,
            @Nullable ListenerToken token,
            TaskForest forest,
            long number,
            TaskEventLog log) {
        super(task, seq, logical, observed, informed, token, forest);
        this.number = number;
        this.log = log;
    }

    @Override
    long number() {
        return number;
    }
}

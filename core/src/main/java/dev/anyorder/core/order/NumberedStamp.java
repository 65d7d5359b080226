package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** A stamp of a run that is recorded. */
final class NumberedStamp extends Stamp {
    final long number;
    final Journal journal;

    NumberedStamp(
            @Nullable Task task,
            long seq,
            @Nullable Known logical,
            @Nullable Known observed,
            @Nullable Known informed,
            @Nullable Mark mark,
            Grove grove,
            long number,
            Journal journal) {
        super(task, seq, logical, observed, informed, mark, grove);
        this.number = number;
        this.journal = journal;
    }

    @Override
    long number() {
        return number;
    }
}

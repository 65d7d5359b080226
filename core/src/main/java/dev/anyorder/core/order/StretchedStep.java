package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** A step in a group section. A subclass, so that other steps do not pay for the field. */
final class StretchedStep extends Step {
    private final AtomicBlock stretch;

    StretchedStep(
            Task task,
            long seq,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed,
            LockSet locks,
            @Nullable AtomicBlock block,
            @Nullable Object note,
            AtomicBlock stretch) {
        super(task, seq, logical, observed, informed, locks, block, note);
        this.stretch = stretch;
    }

    @Override
    public AtomicBlock stretch() {
        return stretch;
    }
}

package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** A step in a stretch. A class of its own, so that other steps need no room for it. */
final class StretchedStep extends Step {
    private final Block stretch;

    StretchedStep(
            Task task,
            long seq,
            @Nullable Known logical,
            @Nullable Known observed,
            @Nullable Known informed,
            LockSet locks,
            @Nullable Block block,
            @Nullable Object note,
            Block stretch) {
        super(task, seq, logical, observed, informed, locks, block, note);
        this.stretch = stretch;
    }

    @Override
    public Block stretch() {
        return stretch;
    }
}

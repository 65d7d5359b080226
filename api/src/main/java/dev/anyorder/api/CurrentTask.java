package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * The part of a {@link WorkerState} that changes with every task: a small object of its own that the strand replaces by a copy every
 * few thousand tasks, so that it stays young. Tasks were faster with it than without. The likely reason, which was not
 * isolated, is that a garbage collector with regions makes it dear to store references into an object that is old.
 */
final class CurrentTask {
    /** The running task; null outside of any finish. */
    @Nullable
    LibraryTask task;

    /** The innermost finish; null outside of any. */
    @Nullable
    FinishScope scope;

    /** A copy. */
    CurrentTask young() {
        CurrentTask young = new CurrentTask();
        young.task = task;
        young.scope = scope;
        return young;
    }
}

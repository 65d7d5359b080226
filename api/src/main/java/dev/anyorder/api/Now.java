package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * The part of a {@link Strand} that changes with every task: a small object of its own that the strand replaces by a copy every
 * few thousand tasks, so that it stays young. Tasks were faster with it than without. The likely reason, which was not
 * isolated, is that a garbage collector with regions makes it dear to store references into an object that is old.
 */
final class Now {
    /** The running task; null outside of any finish. */
    @Nullable
    Job task;

    /** The innermost finish; null outside of any. */
    @Nullable
    Scope scope;

    /** A copy. */
    Now young() {
        Now young = new Now();
        young.task = task;
        young.scope = scope;
        return young;
    }
}

package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * A step: the part of a task between two boundaries, with all that happened before it. Immutable, compared by
 * identity, and safe to publish through a data race. It keeps its task and the task's ancestors alive, no other task.
 */
public final class Step {
    public final Task task;
    /** Its number in the task. A {@code long}: a thread that locks ten million times a second passes 2^31 in minutes. */
    public final long seq;

    final @Nullable Known logical;
    final @Nullable Known observed;
    private final LockSet locks;

    Step(Task task, long seq, @Nullable Known logical, @Nullable Known observed, LockSet locks) {
        this.task = task;
        this.seq = seq;
        this.logical = logical;
        this.observed = observed;
        this.locks = locks;
    }

    /** The locks held all through this step. */
    public LockSet locks() {
        return locks;
    }

    @Override
    public String toString() {
        return task.toString().concat(".").concat(Long.toString(seq));
    }
}

package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * A step: the part of a task between two boundaries. Compared by identity, and safe to publish through a data race.
 * It keeps its task and the task's ancestors alive, no other task; and what it knows, as long as {@link Recall} says.
 */
public final class Step {
    public final Task task;
    /** Its number in the task. A {@code long}: a thread that locks ten million times a second passes 2^31 in minutes. */
    public final long seq;

    private final LockSet locks;
    /** What it knows, or null if that order is not kept. Changed at most once, by who runs the task. */
    private @Nullable Known logical;

    private @Nullable Known observed;

    Step(Task task, long seq, @Nullable Known logical, @Nullable Known observed, LockSet locks) {
        this.task = task;
        this.seq = seq;
        this.logical = logical;
        this.observed = observed;
        this.locks = locks;
    }

    Known logical() {
        return orComplain(logical);
    }

    Known observed() {
        return orComplain(observed);
    }

    private static Known orComplain(@Nullable Known known) {
        if (known == null) {
            throw new IllegalStateException("this order is not kept, or not for a step that has ended");
        }
        return known;
    }

    /** It has ended and need not know any more. */
    void forget() {
        logical = null;
        observed = null;
    }

    /** Its task has ended; what may still be done in its name is nobody's concern, and counts as after everything. */
    void retire() {
        logical = logical == null ? null : Known.EVERYTHING;
        observed = observed == null ? null : Known.EVERYTHING;
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

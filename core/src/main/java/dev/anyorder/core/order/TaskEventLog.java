package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * Records the operations of one {@link TaskState}, in order, for replay. Only recorded runs have logs. Called by the
 * thread that advances the task state. Operations without effect on any order are not recorded.
 */
public interface TaskEventLog {
    /**
     * Returns the child's log.
     *
     * @param isApart whether no finish waits for the task
     */
    TaskEventLog spawned(@Nullable Object info, boolean isApart);

    /** Logs a join; {@code isNews} says whether it added order. */
    void joined(TaskEventLog other, boolean isNews);

    void ended();

    /** Returns the new snapshot's number. Must be called before the snapshot is published. */
    long signalled();

    /** Returns the number of the merged snapshot. Any thread may call this. */
    long merged(long one, long other);

    void awaited(long stamp);

    /** An edge of the observed order alone. */
    void observed(long stamp);

    void holds(LockSet locks);

    /** A new step without any other effect. */
    void stepEnded();

    void finishBegan();

    void finishEnded();

    /** A new step, the first of a block. */
    void blockBegan(@Nullable Object info);

    /** A new step, the first after the block. */
    void blockEnded();
}

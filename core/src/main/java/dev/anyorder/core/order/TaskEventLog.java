package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * Takes down what one {@link TaskState} does, in the order in which it does it, so that somebody else can do the same with
 * another strand later. Each strand of a run that is recorded has one; the others have none, and nothing is lost by that.
 * Called by whoever moves the strand. What makes no difference to any order is not told.
 */
public interface TaskEventLog {
    /**
     * The strand has spawned a task; returns the journal of its strand.
     *
     * @param isApart whether no finish waits for the task
     */
    TaskEventLog spawned(@Nullable Object info, boolean isApart);

    /**
     * The strand has seen the end of another, whose journal this is.
     *
     * @param isNews whether it is after the other only now
     */
    void joined(TaskEventLog other, boolean isNews);

    void ended();

    /** A stamp is made; returns its number. To be called before anybody can see the stamp. */
    long signalled();

    /** A stamp is made of two others, by whoever calls; returns its number. */
    long merged(long one, long other);

    /** The strand is after a stamp. */
    void awaited(long stamp);

    /** The strand is after a stamp in the observed order alone. */
    void observed(long stamp);

    /** The strand holds these locks from here on. */
    void holds(LockSet locks);

    /** The strand has begun another step, for no other reason. */
    void stepEnded();

    void finishBegan();

    void finishEnded();

    /** The strand has begun another step, and with it a block. */
    void blockBegan(@Nullable Object info);

    /** The strand has begun another step, which is no longer in the block that it began. */
    void blockEnded();
}

package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * A step: the part of a task between two boundaries. Compared by identity, and safe to publish through a data race.
 * It keeps its task and the task's ancestors alive, no other task; and what it knows, as long as {@link ClockRetention} says.
 */
public class Step {
    public final Task task;
    /** Its number in the task. A {@code long}: a thread that locks ten million times a second passes 2^31 in minutes. */
    public final long seq;

    private final LockSet locks;
    private final @Nullable AtomicBlock block;
    private final @Nullable Object note;
    /** What it knows, or null if that order is not kept. Changed at most once, by who runs the task. */
    private @Nullable SparseVectorClock logical;

    private @Nullable SparseVectorClock observed;
    /**
     * What it knows in the informed order. Grows while the step runs, by who runs it; kept after the end of a step
     * that held a lock, for who reads what it wrote, holding that lock.
     */
    private @Nullable SparseVectorClock informed;
    /** What it knew in the informed order when it began. */
    private @Nullable SparseVectorClock informedAtStart;

    Step(
            Task task,
            long seq,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed,
            LockSet locks,
            @Nullable AtomicBlock block,
            @Nullable Object note) {
        this.task = task;
        this.seq = seq;
        this.logical = logical;
        this.observed = observed;
        this.informed = informed;
        this.informedAtStart = informed;
        this.locks = locks;
        this.block = block;
        this.note = note;
    }

    /** Made of numbers that are there: the JVM's own costs a call for every step. Several may have the same. */
    @Override
    public final int hashCode() {
        return ((task.depth * 31 + (int) task.spawnSeq) * 31 + (int) seq) * 0x9E3779B9;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return this == other;
    }

    SparseVectorClock logical() {
        return requireNonNull(logical);
    }

    SparseVectorClock observed() {
        return requireNonNull(observed);
    }

    SparseVectorClock informedAtStart() {
        return requireNonNull(informedAtStart);
    }

    /** Null if that order is not kept, or not for this step any more. */
    @Nullable
    SparseVectorClock informed() {
        return informed;
    }

    void informed(SparseVectorClock more) {
        informed = more;
    }

    static SparseVectorClock requireNonNull(@Nullable SparseVectorClock clock) {
        if (clock == null) {
            throw new IllegalStateException("this order is not kept, or not for a step that has ended");
        }
        return clock;
    }

    /** It has ended and need not know any more. */
    void forget() {
        logical = null;
        observed = null;
        informed = locks.size() == 0 ? null : informed;
        informedAtStart = null;
    }

    /** Its task has ended; what may still be done in its name is nobody's concern, and counts as after everything. */
    void retire() {
        logical = logical == null ? null : SparseVectorClock.EVERYTHING;
        observed = observed == null ? null : SparseVectorClock.EVERYTHING;
        informedAtStart = informed == null ? null : SparseVectorClock.EVERYTHING;
    }

    /** Whether it is known to have ended: never where every step is recalled, and who does not run it may learn it late. */
    public boolean isOver() {
        return logical == null && observed == null
                || logical == SparseVectorClock.EVERYTHING
                || observed == SparseVectorClock.EVERYTHING;
    }

    /** The block it is in: one of its own task, or else the one in which its task was spawned; null if there is none. */
    public @Nullable AtomicBlock block() {
        return block;
    }

    /** The stretch of its task that it is in; null if there is none. */
    public @Nullable AtomicBlock stretch() {
        return null;
    }

    /** What the task's follower had to say when it began, if it is of that sort. */
    public <T> @Nullable T note(Class<T> sort) {
        if (note instanceof Object[] several) {
            for (Object each : several) {
                if (sort.isInstance(each)) {
                    return sort.cast(each);
                }
            }
            return null;
        }
        return sort.isInstance(note) ? sort.cast(note) : null;
    }

    /** Whether it is in a block of its own task. */
    public boolean isOwnBlock() {
        return block != null && block.owner == task;
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

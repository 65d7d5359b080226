package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * A step: the operations of a task between two boundaries; the epoch of the analyses. Identity equality; safe to
 * publish by a data race. Keeps its task and ancestors alive, no other task. {@link ClockRetention} bounds its clocks.
 */
public class Step {
    public final Task task;
    /** A {@code long}: at ten million lock operations per second, an int overflows in minutes. */
    public final long seq;

    private final LockSet locks;
    private final @Nullable AtomicBlock block;
    private final @Nullable Object note;
    /** Null if untracked. Changed at most once, on the task's thread. */
    private @Nullable SparseVectorClock logical;

    private @Nullable SparseVectorClock observed;
    /**
     * Grows while the step runs, on its thread. After a step with locks it is kept for readers that hold such a lock.
     */
    private @Nullable SparseVectorClock informed;

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

    /** Computed: an identity hash costs a VM call per step. Collisions are possible. */
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

    /** Null if untracked or already dropped. */
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

    /** Drops the clocks of an ended step. */
    void forget() {
        logical = null;
        observed = null;
        informed = locks.size() == 0 ? null : informed;
        informedAtStart = null;
    }

    /** Its task has ended. Later operations are ignored and count as after everything. */
    void retire() {
        logical = logical == null ? null : SparseVectorClock.EVERYTHING;
        observed = observed == null ? null : SparseVectorClock.EVERYTHING;
        informedAtStart = informed == null ? null : SparseVectorClock.EVERYTHING;
    }

    /**
     * Whether it is known to have ended. Always false with {@link ClockRetention#EVERY_STEP}; other threads may see
     * true late.
     */
    public boolean isOver() {
        return logical == null && observed == null
                || logical == SparseVectorClock.EVERYTHING
                || observed == SparseVectorClock.EVERYTHING;
    }

    /** The innermost block: of its own task, or else of the spawn; null if none. */
    public @Nullable AtomicBlock block() {
        return block;
    }

    /** The group section; null if none. */
    public @Nullable AtomicBlock stretch() {
        return null;
    }

    /** The listener's attachment, if it has this type. */
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

    public boolean isOwnBlock() {
        return block != null && block.owner == task;
    }

    /** Locks held throughout this step. */
    public LockSet locks() {
        return locks;
    }

    @Override
    public String toString() {
        return task.toString().concat(".").concat(Long.toString(seq));
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ListenerToken;
import dev.anyorder.core.order.OrderListener;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * The events of one task, for an analysis that needs more than accesses. Override what matters; all defaults do nothing. An
 * analysis makes the listener of the root task ({@link Analysis#taskListener}); {@link #spawned} makes those of the others. Called
 * by the thread that runs the task.
 *
 * <p>{@link OrderListener} has the events of the happens-before order: spawn, end, join, signal and await, locks released by
 * another task, atomic blocks. Tokens ({@link #mark}) travel along its edges; a {@link #note} is attached to each step.
 */
public interface TaskListener extends OrderListener {
    @Override
    TaskListener spawned();

    @Override
    default TaskListener spawnedThen(@Nullable Object note) {
        return spawned();
    }

    @Override
    default @Nullable ListenerToken mark() {
        return null;
    }

    @Override
    default @Nullable Object note() {
        return null;
    }

    @Override
    default void awaited(ListenerToken token) {}

    @Override
    default void locked(ListenerToken token) {}

    @Override
    default void joined(ListenerToken token) {}

    @Override
    default void ended() {}

    /**
     * The task has acquired a lock that it did not hold in this mode; reentrant acquisitions are not reported.
     *
     * @param waits whether the task would have waited as long as it takes; false for {@code tryLock}
     * @param step the step before the acquisition, with the locks held then
     * @param site a number for the instruction, or -1; equal numbers mean the same instruction
     */
    default void acquire(Synchronizer lock, LockMode mode, boolean waits, Step step, int site) {}

    /** The task is about to release a lock for good. */
    default void release(Synchronizer lock, boolean shared) {}

    /** The task accesses a volatile variable or an atomic object. If that is an edge too, the edge is reported apart. */
    default void volatileAccess(Synchronizer variable, AccessOp op, Step step) {}

    /** The signals awaited until {@link #volatileAwaitEnded} are those of accesses reported as volatile ones. */
    default void volatileAwaitBegan() {}

    default void volatileAwaitEnded() {}

    /** A block that is declared deterministic begins, in a new step. */
    default void deterministicBegan(@Nullable Object block) {}

    /** The deterministic block that began last ends. */
    default void deterministicEnded() {}

    /** Whether the calls reported by the methods below matter now. */
    default boolean observesCalls() {
        return false;
    }

    /** The task makes a call whose result differs from run to run. */
    default void nondeterministicCall() {}

    /** The task accesses one end of a queue, or something else that tasks contend for and that orders nothing. */
    default void contend(Synchronizer object, AccessOp op, Step step) {}

    /** The task is about to take a permit of a semaphore. */
    default void takePermit(Synchronizer permits, Step step) {}

    /** The task is about to give a permit back. */
    default void givePermit(Synchronizer permits, Step step) {}
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ListenerToken;
import dev.anyorder.core.order.OrderListener;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Listener for the events of one task; defaults do nothing. {@link Analysis#taskListener} creates the root's, {@link
 * #spawned} the others. Called on the task's thread.
 *
 * <p>{@link OrderListener} has the events of happens-before edges and atomic blocks. Tokens ({@link #mark}) travel
 * along edges; a {@link #note} is attached to each step.
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
     * The task acquired a lock in a new mode. Reentrant acquisitions are omitted.
     *
     * @param waits false for {@code tryLock}
     * @param step the step before, with its lockset
     * @param site of the instruction; -1 if unknown
     */
    default void acquire(Synchronizer lock, LockMode mode, boolean waits, Step step, int site) {}

    /** Before the outermost release. */
    default void release(Synchronizer lock, boolean shared) {}

    /** An access of a volatile variable or atomic object. Its edge, if any, is a separate event. */
    default void volatileAccess(Synchronizer variable, AccessOp op, Step step) {}

    /** Until {@link #volatileAwaitEnded}, awaited signals belong to volatile accesses already delivered. */
    default void volatileAwaitBegan() {}

    default void volatileAwaitEnded() {}

    /** In a new step. */
    default void deterministicBegan(@Nullable Object block) {}

    default void deterministicEnded() {}

    /** Whether the events below matter now. */
    default boolean observesCalls() {
        return false;
    }

    /** A call whose result differs between runs. */
    default void nondeterministicCall() {}

    /** An access of a queue end or another contended object that orders nothing. */
    default void contend(Synchronizer object, AccessOp op, Step step) {}

    /** Before a semaphore permit is taken. */
    default void takePermit(Synchronizer permits, Step step) {}

    /** Before a permit is returned. */
    default void givePermit(Synchronizer permits, Step step) {}
}

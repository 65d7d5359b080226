package dev.anyorder.api;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A thread that waits for something that has begun elsewhere. */
final class TaskWaiter {
    /** In place of the waiters of what is over. */
    static final TaskWaiter NONE_ANY_MORE = new TaskWaiter();

    /** The next in a stack of waiters; written before this one is published. */
    @Nullable
    TaskWaiter next;

    private final Thread thread = Thread.currentThread();

    /** Lets the thread look again whether what it waits for has happened. */
    void wake() {
        LockSupport.unpark(thread);
    }

    /** Returns when {@code over} says true, or false if the thread was interrupted before; the pool finds a stand-in. */
    boolean await(BooleanSupplier over) {
        Blocker blocker = new Blocker(over);
        try {
            ForkJoinPool.managedBlock(blocker);
        } catch (RejectedExecutionException noStandIn) {
            while (!blocker.block()) {}
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return !blocker.interrupted;
    }

    private static final class Blocker implements ForkJoinPool.ManagedBlocker {
        private final BooleanSupplier over;
        private boolean interrupted;

        Blocker(BooleanSupplier over) {
            this.over = over;
        }

        @Override
        public boolean block() {
            if (!isReleasable()) {
                LockSupport.park(this);
                interrupted = !over.getAsBoolean() && Thread.interrupted();
            }
            return isReleasable();
        }

        @Override
        public boolean isReleasable() {
            return interrupted || over.getAsBoolean();
        }
    }
}

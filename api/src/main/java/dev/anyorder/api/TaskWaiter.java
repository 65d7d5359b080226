package dev.anyorder.api;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A blocked thread. */
final class TaskWaiter {
    /** Replaces the waiters after the end. */
    static final TaskWaiter NONE_ANY_MORE = new TaskWaiter();

    /** Written before publication. */
    @Nullable
    TaskWaiter next;

    private final Thread thread = Thread.currentThread();

    void wake() {
        LockSupport.unpark(thread);
    }

    /** Returns false if interrupted before {@code over}. */
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

package dev.anyorder.api;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A task that any task may join. A worker or joining thread claims it and runs it on its own stack. Threads block only
 * for claimed tasks, so a free worker is never required.
 */
class ClaimedTask extends LibraryTask {
    private static final int READY = 0;
    private static final int BEGUN = 1;
    private static final int HELD_BACK = 2;

    private static final VarHandle STATE;
    private static final VarHandle WAITERS;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            STATE = lookup.findVarHandle(ClaimedTask.class, "state", int.class);
            WAITERS = lookup.findVarHandle(ClaimedTask.class, "waiters", TaskWaiter.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Volatile; changed from {@link #READY} by compare-and-set. */
    private volatile int state;

    /** Volatile; a lock-free stack, {@link TaskWaiter#NONE_ANY_MORE} after the end. */
    private volatile @Nullable TaskWaiter waiters;

    /** Volatile; a request to end early. */
    private volatile boolean cancelled;

    /** Volatile; a join has thrown the failure, so the finish must not. */
    volatile boolean told;

    ClaimedTask(TaskBody body, FinishScope scope) {
        super(body, scope);
    }

    /** Returns true to exactly one caller, which must run the task. */
    final boolean claim() {
        return state == READY && STATE.compareAndSet(this, READY, BEGUN);
    }

    final boolean isReady() {
        return state == READY;
    }

    final boolean isHeldBack() {
        return state == HELD_BACK;
    }

    /** Called before publication (plain write). */
    final void holdBack() {
        STATE.set(this, HELD_BACK);
    }

    final void letGo() {
        state = READY;
    }

    final void runHeldBack() {
        state = BEGUN;
        runClaimed(WorkerState.current());
    }

    final void runClaimed(WorkerState strand) {
        run(strand);
        forgetBody();
        close();
    }

    private void close() {
        settle();
        TaskWaiter taskWaiter = (TaskWaiter) WAITERS.getAndSet(this, TaskWaiter.NONE_ANY_MORE);
        for (; taskWaiter != null; taskWaiter = taskWaiter.next) {
            taskWaiter.wake();
        }
    }

    /** Called before the waiters wake. */
    void settle() {}

    /** Returns true if the task will never begin. */
    final boolean cancel() {
        cancelled = true;
        if (!claim()) {
            return false;
        }
        failure = new CancellationException("cancelled before it began");
        forgetBody();
        told = true;
        TaskEventHooks.taskCancelled(this);
        close();
        return true;
    }

    /** Returns false if the task has ended. */
    final boolean add(TaskWaiter taskWaiter) {
        while (true) {
            TaskWaiter first = waiters;
            if (first == TaskWaiter.NONE_ANY_MORE) {
                return false;
            }
            taskWaiter.next = first;
            if (WAITERS.compareAndSet(this, first, taskWaiter)) {
                return true;
            }
        }
    }

    @Override
    final boolean ended() {
        return waiters == TaskWaiter.NONE_ANY_MORE;
    }

    @Override
    final void tellFailure(FinishScope waiting) {
        if (!told) {
            super.tellFailure(waiting);
        }
    }

    @Override
    final boolean isToEnd() {
        return cancelled || super.isToEnd();
    }

    @Override
    final void await(WorkerState strand, FinishScope waiting) {
        boolean interrupted = false;
        while (!awaitOnce(strand)) {
            waiting.cancelled = true;
            interrupted = true;
        }
        // A future may retain this task, but must not retain its list.
        next = null;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns false if interrupted before the end. */
    boolean awaitOnce(WorkerState strand) {
        return awaitReady(strand);
    }

    final boolean awaitReady(WorkerState strand) {
        if (ended()) {
            return true;
        }
        if (isReady() && mayRunOnWaiting()) {
            if (strand.depth >= WorkerState.DEEP) {
                TaskWorkers.onFreshStack(this::claimAndRun);
            } else {
                tryUnfork();
                if (claim()) {
                    runClaimed(strand);
                    return true;
                }
            }
        }
        return block();
    }

    boolean mayRunOnWaiting() {
        return !TaskWorkers.VIRTUAL;
    }

    final boolean block() {
        TaskWaiter taskWaiter = new TaskWaiter();
        return !add(taskWaiter) || taskWaiter.await(this::ended);
    }

    final void claimAndRun() {
        if (claim()) {
            runClaimed(WorkerState.current());
        }
    }

    @Override
    protected final boolean exec() {
        claimAndRun();
        return false;
    }
}

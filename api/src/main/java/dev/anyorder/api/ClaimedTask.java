package dev.anyorder.api;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A task that anybody may wait for. It begins when somebody claims it: a worker that took it from a queue, or a thread
 * that waits for it and runs it on its own stack. A thread blocks only for tasks that have begun, so that there is
 * progress even when no worker is free.
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

    /** Volatile; {@link #READY} until claimed by compare-and-set. */
    private volatile int state;

    /** Volatile; a stack of those who wait, {@link TaskWaiter#NONE_ANY_MORE} once the task has ended. */
    private volatile @Nullable TaskWaiter waiters;

    /** Volatile; whether somebody asked this task to end soon. */
    private volatile boolean cancelled;

    /** Volatile; whether somebody has been told of the failure, so that the finish need not throw it. */
    volatile boolean told;

    ClaimedTask(TaskBody body, FinishScope scope) {
        super(body, scope);
    }

    /** Whether the caller, and nobody else, is to run it. */
    final boolean claim() {
        return state == READY && STATE.compareAndSet(this, READY, BEGUN);
    }

    /** Whether it may be claimed, and nobody has. */
    final boolean isReady() {
        return state == READY;
    }

    /** Whether it must not begin yet. */
    final boolean isHeldBack() {
        return state == HELD_BACK;
    }

    /** Keeps it from being claimed; before it is published. */
    final void holdBack() {
        STATE.set(this, HELD_BACK);
    }

    /** Lets it be claimed. */
    final void letGo() {
        state = READY;
    }

    /** Runs it although it is held back; one thread does. */
    final void runHeldBack() {
        state = BEGUN;
        runClaimed(WorkerState.current());
    }

    /** Runs it, after a claim, and tells those who wait. */
    final void runClaimed(WorkerState strand) {
        run(strand);
        forgetBody();
        close();
    }

    /** It has ended. */
    private void close() {
        settle();
        TaskWaiter taskWaiter = (TaskWaiter) WAITERS.getAndSet(this, TaskWaiter.NONE_ANY_MORE);
        for (; taskWaiter != null; taskWaiter = taskWaiter.next) {
            taskWaiter.wake();
        }
    }

    /** What else is to be done when it has ended, before anybody is told. */
    void settle() {}

    /** Whether this call ended a task that had not begun; if it has, it is asked to end soon. */
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

    /** Adds somebody to be woken at the end; false if it has ended. */
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
        // Somebody may keep this task as a future, and is not to keep all others with it.
        next = null;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns when it has ended, or false if the thread was interrupted before. */
    boolean awaitOnce(WorkerState strand) {
        return awaitReady(strand);
    }

    /** The same, for one that is not held back by others. */
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

    /** Whether a thread that waits for it may run it. */
    boolean mayRunOnWaiting() {
        return !TaskWorkers.VIRTUAL;
    }

    /** The same without running it. */
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

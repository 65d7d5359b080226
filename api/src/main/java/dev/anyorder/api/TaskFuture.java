package dev.anyorder.api;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A task that computes a value; it happens-before the code after {@link #get}.
 *
 * <p>A {@code get} never starves: the joining thread runs a task that has not begun. Futures that get each other
 * deadlock.
 *
 * @param <T> the type of the value
 */
public final class TaskFuture<T extends @Nullable Object> {
    private final ClaimedTask job;
    private final Computation<T> computation;

    private TaskFuture(ClaimedTask job, Computation<T> computation) {
        this.job = job;
        this.computation = computation;
    }

    static <T extends @Nullable Object> TaskFuture<T> start(Callable<T> callable) {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.currentTask.scope;
        Computation<T> computation = new Computation<>(callable);
        ClaimedTask job;
        if (scope == null) {
            // No finish joins its children, so it does.
            scope = new FinishScope(null, new LibraryTask(null, null));
            job = new ClaimedTask(() -> FinishCall.run(computation), scope);
        } else {
            job = new ClaimedTask(computation, scope);
        }
        TaskEventHooks.taskCreated(job, scope);
        job.start();
        if (state.currentTask.scope != null) {
            state.add(job);
        }
        return new TaskFuture<>(job, computation);
    }

    /**
     * Joins the task. Throws its exception as {@link Tasks#finish} does, which then does not throw it again.
     *
     * @throws CancellationException if cancelled, or if the waiting thread is interrupted, which it stays
     * @throws IllegalStateException inside an isolated section
     */
    public T get() {
        WorkerState state = WorkerState.current();
        state.mayWait("get");
        JoinWait.one(state, job);
        return computation.value();
    }

    /** If true, the task happens-before the following code. */
    public boolean isDone() {
        boolean ended = job.ended();
        if (ended) {
            TaskEventHooks.taskJoined(job);
        }
        return ended;
    }

    /**
     * Cancels a task that has not begun; in others, {@link Tasks#cancelled} becomes true.
     *
     * @return whether the task will never begin; {@link #get} then throws
     */
    public boolean cancel() {
        return job.cancel();
    }
}

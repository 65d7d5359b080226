package dev.anyorder.api;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A task that computes a value. Any task may {@link #get} it, any number of times. Everything that the task did happens
 * before what follows a {@code get}.
 *
 * <p>Guaranteed: a {@code get} never starves, whatever the number of workers; a thread that waits runs the task itself if
 * nobody has begun it. Not guaranteed: two futures that get each other wait for ever.
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
            // Nobody else will wait for the tasks that it creates, so it does.
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
     * Waits for the task to end and returns its value. Throws what the task threw, a checked exception as the cause of a
     * {@link java.util.concurrent.CompletionException}; the finish around the task then does not throw it once more.
     *
     * @throws CancellationException if the task was cancelled before it began, or the waiting thread is interrupted; it
     *     then stays interrupted
     * @throws IllegalStateException inside an isolated section
     */
    public T get() {
        WorkerState state = WorkerState.current();
        state.mayWait("get");
        TaskJoin.one(state, job);
        return computation.value();
    }

    /** Whether the task has ended, in whatever way. */
    public boolean isDone() {
        boolean ended = job.ended();
        if (ended) {
            TaskEventHooks.taskJoined(job);
        }
        return ended;
    }

    /**
     * Keeps the task from beginning, if it has not. One that has begun is asked to end: {@link Tasks#cancelled} says true
     * in it.
     *
     * @return whether the task will never begin; {@link #get} then throws a {@link CancellationException}
     */
    public boolean cancel() {
        return job.cancel();
    }
}

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
    private final ClaimedJob job;
    private final Computation<T> computation;

    private TaskFuture(ClaimedJob job, Computation<T> computation) {
        this.job = job;
        this.computation = computation;
    }

    static <T extends @Nullable Object> TaskFuture<T> start(Callable<T> callable) {
        Strand strand = Strand.current();
        Scope scope = strand.now.scope;
        Computation<T> computation = new Computation<>(callable);
        ClaimedJob job;
        if (scope == null) {
            // Nobody else will wait for the tasks that it creates, so it does.
            scope = new Scope(null, new Job(null, null));
            job = new ClaimedJob(() -> Finish.run(computation), scope);
        } else {
            job = new ClaimedJob(computation, scope);
        }
        Moments.taskCreated(job, scope);
        job.start();
        if (strand.now.scope != null) {
            strand.add(job);
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
        Strand strand = Strand.current();
        strand.mayWait("get");
        Joining.one(strand, job);
        return computation.value();
    }

    /** Whether the task has ended, in whatever way. */
    public boolean isDone() {
        boolean ended = job.ended();
        if (ended) {
            Moments.taskJoined(job);
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

package dev.anyorder.api;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A task. This kind is waited for by its finish only, and relies on the fork/join pool: it runs once, from a queue of the
 * pool or popped by the thread that waits.
 *
 * <p>While a pool's thread waits for such a task it may run another, unrelated one on top of its stack. That cannot lead
 * to a deadlock as long as all waiting is by a finish for tasks further down in the tree: each wait leads to a task that
 * began later. As soon as others can wait for a task (a future, a task with dependents), running something unrelated on
 * top of it, or of one that it waits for, can: therefore such tasks and all further down are {@linkplain ClaimedTask
 * claimed jobs}, and threads that wait for these run only what they wait for.
 */
class LibraryTask extends ForkJoinTask<@Nullable Void> {
    private static final long MOMENT = 10_000; // ns

    /** What is to be done; nobody needs it afterwards. */
    private @Nullable TaskBody body;

    /** The finish that waits for this task. */
    final @Nullable FinishScope scope;

    /** The next older task in the list of the task that created it; only that list's thread uses it. */
    @Nullable
    LibraryTask next;

    /**
     * The tasks that this one has created in the finish that waits for it, the last first, linked by {@link #next}; used
     * by this task, and after its end by whoever has waited for it.
     */
    @Nullable
    LibraryTask children;

    /** Whether it is in the list of a task that has not created it; only that list's thread uses it. */
    boolean adopted;

    /** Written before the task ends, read after: what it has thrown and nobody has caught. */
    @Nullable
    Throwable failure;

    /** Rare belongings: only the task itself uses them. */
    @Nullable
    TaskExtras extras;

    LibraryTask(@Nullable TaskBody body, @Nullable FinishScope scope) {
        this.body = body;
        this.scope = scope;
    }

    /** The only way into the body of a task. */
    final void run(WorkerState state) {
        LibraryTask outerTask = state.currentTask.task;
        FinishScope outerScope = state.currentTask.scope;
        state.currentTask.task = this;
        if (outerScope != scope) {
            state.currentTask.scope = scope;
        }
        if (state.depth++ == 0) {
            state.keep();
        }
        TaskEventHooks.taskBegins(this);
        try {
            if (body != null && !isCalledOff()) {
                body.run();
            }
        } catch (Throwable thrown) {
            failure = thrown;
        }
        if (extras != null) {
            extras.close(this);
        }
        TaskEventHooks.taskEnds(this);
        state.depth--;
        if (outerScope != scope) {
            state.currentTask.scope = outerScope;
        }
        state.currentTask.task = outerTask;
    }

    /** The body will not be needed any more. */
    final void forgetBody() {
        body = null;
    }

    /** Whether it is not to begin any more. */
    boolean isCalledOff() {
        return scope != null && scope.cancelled;
    }

    /** Whether somebody asked it to end soon. */
    boolean isToEnd() {
        return scope != null && scope.isCancelled();
    }

    /** Whether it has ended, and all that it wrote can be read. */
    boolean ended() {
        return isDone();
    }

    /** Tells a finish that waited for it what it has thrown, unless somebody else who waited was told already. */
    void tellFailure(FinishScope waiting) {
        if (failure != null) {
            waiting.failed(failure);
        }
    }

    /** Hands it to a worker. */
    void start() {
        TaskWorkers.start(this);
    }

    /** Returns when it has ended; runs it if nobody else has begun. An interrupt cancels {@code waiting}. */
    void await(WorkerState state, FinishScope waiting) {
        if (tryUnfork()) {
            run(state);
        } else if (!isDone()) {
            awaitOthers(state, waiting);
        }
    }

    private void awaitOthers(WorkerState state, FinishScope waiting) {
        LibraryTask task = state.currentTask.task;
        FinishScope scope = state.currentTask.scope;
        // Whatever the pool runs meanwhile on this thread is not part of this task.
        state.currentTask.task = null;
        state.currentTask.scope = null;
        boolean interrupted = false;
        while (!isDone()) {
            try {
                get();
            } catch (InterruptedException e) {
                interrupted = true;
                waiting.cancelled = true;
            } catch (ExecutionException | CancellationException e) {
                // The pool was shut down before the task began.
                failure = new CancellationException("The pool was shut down before the task began");
            } catch (RejectedExecutionException e) {
                // The pool has no further thread to stand in for this one, which therefore works instead of waiting.
                ForkJoinTask<?> other = pollTask();
                if (other == null) {
                    LockSupport.parkNanos(MOMENT);
                } else {
                    other.quietlyInvoke();
                }
            }
        }
        state.currentTask.task = task;
        state.currentTask.scope = scope;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The list of this task's children with {@code older} after them. */
    final @Nullable LibraryTask childrenAnd(@Nullable LibraryTask older) {
        return children == null ? older : splice(children, older);
    }

    private @Nullable LibraryTask splice(LibraryTask first, @Nullable LibraryTask older) {
        children = null;
        LibraryTask last = first;
        last.adopted = true;
        for (LibraryTask after = last.next; after != null; after = last.next) {
            last = after;
            last.adopted = true;
        }
        last.next = older;
        return first;
    }

    /** The rare belongings of the running task. */
    final TaskExtras extras() {
        TaskExtras own = extras;
        if (own == null) {
            own = new TaskExtras();
            extras = own;
        }
        return own;
    }

    @Override
    protected boolean exec() {
        run(WorkerState.current());
        forgetBody();
        return true;
    }

    @Override
    public final @Nullable Void getRawResult() {
        return null;
    }

    @Override
    protected final void setRawResult(@Nullable Void value) {}
}

package dev.anyorder.api;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A task that only its finish joins. The fork/join pool runs it once, from a queue or popped by the joining thread.
 *
 * <p>A pool thread that waits may run an unrelated task on its stack. This cannot deadlock while only a finish waits,
 * for descendants: each wait leads to a task that began later. Futures and tasks with dependents break this argument.
 * They and their descendants are {@linkplain ClaimedTask claimed tasks}; a thread that joins one runs nothing else.
 */
class LibraryTask extends ForkJoinTask<@Nullable Void> {
    private static final long MOMENT = 10_000; // ns

    private @Nullable TaskBody body;

    final @Nullable FinishScope scope;

    /** Confined to the list's thread. */
    @Nullable
    LibraryTask next;

    /**
     * Own children in this task's finish, newest first, linked by {@link #next}. Confined to this task, then to its
     * joiner.
     */
    @Nullable
    LibraryTask children;

    /** In the list of a task that did not create it; confined to the list's thread. */
    boolean adopted;

    /** Written before the end, read after a join. */
    @Nullable
    Throwable failure;

    /** Confined to the task. */
    @Nullable
    TaskExtras extras;

    LibraryTask(@Nullable TaskBody body, @Nullable FinishScope scope) {
        this.body = body;
        this.scope = scope;
    }

    /** The only entry to a task's body. */
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

    final void forgetBody() {
        body = null;
    }

    boolean isCalledOff() {
        return scope != null && scope.cancelled;
    }

    boolean isToEnd() {
        return scope != null && scope.isCancelled();
    }

    /** After true, the task's writes are visible. */
    boolean ended() {
        return isDone();
    }

    void tellFailure(FinishScope waiting) {
        if (failure != null) {
            waiting.failed(failure);
        }
    }

    void start() {
        TaskWorkers.start(this);
    }

    /** Runs the task or waits for its end. An interrupt cancels {@code waiting}. */
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
        // The pool may run other tasks here meanwhile.
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
                failure = new CancellationException("The pool was shut down before the task began");
            } catch (RejectedExecutionException e) {
                // The pool cannot compensate: run other tasks instead of blocking.
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

    /** Prepends the children to {@code older}. */
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

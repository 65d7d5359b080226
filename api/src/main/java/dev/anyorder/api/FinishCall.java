package dev.anyorder.api;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Runs a body and joins all tasks created in it, at any depth. */
final class FinishCall {
    private FinishCall() {}

    static void run(TaskBody body) {
        WorkerState state = WorkerState.current();
        state.mayWait("finish");
        LibraryTask running = state.currentTask.task;
        if (running != null) {
            run(body, state, running);
            return;
        }
        state.keep();
        LibraryTask root = new LibraryTask(null, null);
        state.currentTask.task = root;
        try {
            run(body, state, root);
        } finally {
            state.currentTask.task = null;
        }
    }

    private static void run(TaskBody body, WorkerState state, LibraryTask task) {
        FinishScope outer = state.currentTask.scope;
        FinishScope scope = new FinishScope(outer, task);
        state.currentTask.scope = scope;
        TaskEventHooks.finishBegins(scope);
        Throwable failure = null;
        try {
            body.run();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        try {
            failure = join(state, scope, task, failure);
        } finally {
            scope.over = true;
            state.currentTask.scope = outer;
        }
        TaskEventHooks.finishOver(scope);
        if (failure != null) {
            throw TaskFailures.unchecked(failure);
        }
    }

    /** Returns the failure to throw. */
    private static @Nullable Throwable join(
            WorkerState state, FinishScope scope, LibraryTask task, @Nullable Throwable own) {
        Throwable failure = own;
        TaskExtras extras = task.extras;
        if (extras != null) {
            failure = extras.finishing(scope, failure);
        }
        LibraryTask children = scope.children;
        if (children != null) {
            scope.children = null;
            join(state, scope, children);
            failure = verdict(scope, failure);
        }
        if (extras != null) {
            extras.finished(scope);
        }
        return failure;
    }

    private static @Nullable Throwable verdict(FinishScope scope, @Nullable Throwable own) {
        Throwable failure = scope.verdict(own);
        if (scope.cancelled) {
            CancellationException cancelled = new CancellationException("interrupted while waiting for tasks");
            return failure == null ? cancelled : TaskFailures.join(cancelled, failure);
        }
        return failure;
    }

    /** Joins a list and its descendants; collects failures. */
    private static void join(WorkerState state, FinishScope scope, LibraryTask first) {
        if (state.depth >= WorkerState.DEEP) {
            TaskWorkers.awaitOnFreshStack(() -> join(WorkerState.current(), scope, first), scope);
            return;
        }
        for (LibraryTask libraryTask = first; libraryTask != null; ) {
            LibraryTask next = libraryTask.next;
            if (Thread.currentThread().isInterrupted()) {
                scope.cancelled = true;
            }
            libraryTask.await(state, scope);
            if (libraryTask.failure != null) {
                libraryTask.tellFailure(scope);
            }
            libraryTask = libraryTask.childrenAnd(next);
        }
    }
}

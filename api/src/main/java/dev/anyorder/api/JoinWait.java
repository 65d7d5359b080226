package dev.anyorder.api;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Joins single tasks and children. */
final class JoinWait {
    private JoinWait() {}

    static void one(WorkerState state, ClaimedTask job) {
        if (!job.awaitOnce(state)) {
            throw interrupted();
        }
        joined(job);
    }

    /** Called after the wait. */
    static void joined(ClaimedTask job) {
        TaskEventHooks.taskJoined(job);
        Throwable failure = job.failure;
        if (failure != null) {
            job.told = true;
            throw TaskFailures.unchecked(failure);
        }
    }

    /** Not their descendants. */
    static void children(WorkerState state) {
        FinishScope scope = state.inside("taskwait");
        state.mayWait("taskwait");
        LibraryTask task = state.currentTask.task;
        for (FinishScope own = scope; own != null && own.owner == task; own = own.outer) {
            LibraryTask list = own.children;
            own.children = null;
            own.children = children(state, scope, list);
        }
        if (task != null) {
            LibraryTask list = task.children;
            task.children = null;
            task.children = children(state, scope, list);
            if (task.extras != null) {
                task.extras.waited();
            }
        }
        TaskEventHooks.childrenJoined();
        if (scope.cancelled) {
            throw interrupted();
        }
        Throwable failure = scope.verdict(null);
        if (failure != null) {
            throw TaskFailures.unchecked(failure);
        }
    }

    /** Returns the tasks not joined: adopted ones, and children that the others left. */
    private static @Nullable LibraryTask children(WorkerState state, FinishScope scope, @Nullable LibraryTask list) {
        LibraryTask left = null;
        for (LibraryTask libraryTask = list; libraryTask != null; ) {
            LibraryTask next = libraryTask.next;
            if (libraryTask.adopted) {
                libraryTask.next = left;
                left = libraryTask;
            } else {
                libraryTask.await(state, scope);
                TaskEventHooks.taskJoined(libraryTask);
                if (libraryTask.failure != null) {
                    libraryTask.tellFailure(scope);
                }
                left = libraryTask.childrenAnd(left);
            }
            libraryTask = next;
        }
        return left;
    }

    static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while waiting for a task");
    }
}

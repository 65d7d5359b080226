package dev.anyorder.api;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** How a task waits for single tasks. */
final class Joining {
    private Joining() {}

    /** Waits for one task, and throws what it threw. */
    static void one(Strand strand, ClaimedJob job) {
        if (!job.awaitOnce(strand)) {
            throw interrupted();
        }
        joined(job);
    }

    /** The running task has waited for this one: throws what it threw. */
    static void joined(ClaimedJob job) {
        Moments.taskJoined(job);
        Throwable failure = job.failure;
        if (failure != null) {
            job.told = true;
            throw Failures.unchecked(failure);
        }
    }

    /** Waits for the tasks that the running task has created, not for those that they have. */
    static void children(Strand strand) {
        Scope scope = strand.inside("taskwait");
        strand.mayWait("taskwait");
        Job task = strand.now.task;
        for (Scope own = scope; own != null && own.owner == task; own = own.outer) {
            Job list = own.children;
            own.children = null;
            own.children = children(strand, scope, list);
        }
        if (task != null) {
            Job list = task.children;
            task.children = null;
            task.children = children(strand, scope, list);
            if (task.household != null) {
                task.household.waited();
            }
        }
        Moments.childrenJoined();
        if (scope.cancelled) {
            throw interrupted();
        }
        Throwable failure = scope.verdict(null);
        if (failure != null) {
            throw Failures.unchecked(failure);
        }
    }

    /** Waits for the tasks of a list but those adopted; returns these, and those that the others created and left. */
    private static @Nullable Job children(Strand strand, Scope scope, @Nullable Job list) {
        Job left = null;
        for (Job job = list; job != null; ) {
            Job next = job.next;
            if (job.adopted) {
                job.next = left;
                left = job;
            } else {
                job.await(strand, scope);
                Moments.taskJoined(job);
                if (job.failure != null) {
                    job.tellFailure(scope);
                }
                left = job.childrenAnd(left);
            }
            job = next;
        }
        return left;
    }

    static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while waiting for a task");
    }
}

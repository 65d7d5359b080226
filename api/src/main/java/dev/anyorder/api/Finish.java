package dev.anyorder.api;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Runs a body and waits for all tasks that were created in it, at any depth. */
final class Finish {
    private Finish() {}

    static void run(Body body) {
        Strand strand = Strand.current();
        strand.mayWait("finish");
        Job running = strand.now.task;
        if (running != null) {
            run(body, strand, running);
            return;
        }
        strand.keep();
        Job root = new Job(null, null);
        strand.now.task = root;
        try {
            run(body, strand, root);
        } finally {
            strand.now.task = null;
        }
    }

    private static void run(Body body, Strand strand, Job task) {
        Scope outer = strand.now.scope;
        Scope scope = new Scope(outer, task);
        strand.now.scope = scope;
        Moments.finishBegins(scope);
        Throwable failure = null;
        try {
            body.run();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        try {
            failure = join(strand, scope, task, failure);
        } finally {
            scope.over = true;
            strand.now.scope = outer;
        }
        Moments.finishOver(scope);
        if (failure != null) {
            throw Failures.unchecked(failure);
        }
    }

    /** Waits for all tasks; returns what is to be thrown. */
    private static @Nullable Throwable join(Strand strand, Scope scope, Job task, @Nullable Throwable own) {
        Throwable failure = own;
        Household household = task.household;
        if (household != null) {
            failure = household.finishing(scope, failure);
        }
        Job children = scope.children;
        if (children != null) {
            scope.children = null;
            join(strand, scope, children);
            failure = verdict(scope, failure);
        }
        if (household != null) {
            household.finished(scope);
        }
        return failure;
    }

    private static @Nullable Throwable verdict(Scope scope, @Nullable Throwable own) {
        Throwable failure = scope.verdict(own);
        if (scope.cancelled) {
            CancellationException cancelled = new CancellationException("interrupted while waiting for tasks");
            return failure == null ? cancelled : Failures.join(cancelled, failure);
        }
        return failure;
    }

    /** Waits for the tasks of a list and all that they created, and tells the finish of their failures. */
    private static void join(Strand strand, Scope scope, Job first) {
        if (strand.depth >= Strand.DEEP) {
            Workers.awaitOnFreshStack(() -> join(Strand.current(), scope, first), scope);
            return;
        }
        for (Job job = first; job != null; ) {
            Job next = job.next;
            if (Thread.currentThread().isInterrupted()) {
                scope.cancelled = true;
            }
            job.await(strand, scope);
            if (job.failure != null) {
                job.tellFailure(scope);
            }
            job = job.childrenAnd(next);
        }
    }
}

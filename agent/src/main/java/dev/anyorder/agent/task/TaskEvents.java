package dev.anyorder.agent.task;

import dev.anyorder.core.order.Stamp;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;

/** What the JDK tells of tasks: who starts, runs and joins what. */
public final class TaskEvents {
    private final Threads threads;
    private final Jobs jobs;
    private final Syncs syncs;

    public TaskEvents(Threads threads, Jobs jobs, Syncs syncs) {
        this.threads = threads;
        this.jobs = jobs;
        this.syncs = syncs;
    }

    public void threadStarted(Thread thread) {
        threads.started(thread, isVirtual(thread) ? TaskKind.VIRTUAL_THREAD : TaskKind.THREAD);
    }

    private static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().equals("java.lang.VirtualThread");
    }

    public void spawned(Object job, int kind) {
        jobs.spawned(job, TaskKind.of(kind));
    }

    public void begin(Object job, int kind) {
        if (!jobs.begin(job, TaskKind.of(kind))) {
            await(job);
        }
    }

    public void end() {
        TaskContext context = threads.current();
        if (context.job instanceof ForkJoinTask<?> task
                && context.thread instanceof ForkJoinWorkerThread worker
                && (context.isOutermost() || isAdapted(task))
                && !isCarrier(worker)) {
            context.signal(syncs.of(worker.getPool()));
        }
        jobs.end();
    }

    /** Whether the task stands for a function that was handed to the pool: nobody needs to join such a task. */
    private static boolean isAdapted(ForkJoinTask<?> task) {
        return task.getClass().getClassLoader() == null && !(task instanceof CountedCompleter<?>);
    }

    private static boolean isCarrier(Thread worker) {
        return worker.getClass().getName().equals("jdk.internal.misc.CarrierThread");
    }

    /** The running task waits until a pool is quiet. Jobs that it runs meanwhile are joined when they end. */
    public void quiescing() {
        threads.current().quiescing++;
    }

    /** The pool is quiet, or the running task waits no longer. */
    public void quiet(Object pool) {
        threads.current().quiescing--;
        await(pool);
    }

    /** A pool that never has more than one worker keeps its jobs apart, as a lock would. */
    public void pooled(Object pool) {
        ThreadPoolExecutor executor = (ThreadPoolExecutor) pool;
        int workers = executor instanceof ScheduledThreadPoolExecutor
                ? executor.getCorePoolSize()
                : executor.getMaximumPoolSize();
        if (workers == 1) {
            threads.current().acquire(syncs.of(pool), false);
        }
    }

    public void joined(Object job) {
        jobs.joined(job);
        await(job);
    }

    public void joinedAll(Object all) {
        Collection<?> each = all instanceof Object[] array
                ? Arrays.asList(array)
                : all instanceof Collection<?> collection ? collection : List.of();
        for (Object job : each) {
            if (job != null) {
                joined(job);
            }
        }
    }

    public void signal(Object token) {
        threads.current().signal(syncs.of(token));
    }

    public void await(Object token) {
        Sync sync = syncs.find(token);
        if (sync != null) {
            threads.current().await(sync);
        }
    }

    /** A counted task is complete. What is told to those up the chain tells them of all that they waited for. */
    public void completing(Object task) {
        Stamp stamp = threads.current().stamp();
        for (CountedCompleter<?> at = (CountedCompleter<?>) task; at != null; at = at.getCompleter()) {
            syncs.of(at).signalled(stamp);
        }
    }
}

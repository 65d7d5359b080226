package dev.anyorder.agent.task;

import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Strand;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/** What the JDK tells of tasks: who starts, runs and joins what. */
public final class TaskEvents {
    private final Threads threads;
    private final Jobs jobs;
    private final Syncs syncs;
    private final WeakTable<Turns> turns = new WeakTable<>();

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
        if (LibraryEvents.isTask(job)) {
            return;
        }
        jobs.spawned(job, TaskKind.of(kind));
    }

    public void begin(Object job, int kind) {
        if (!LibraryEvents.isTask(job) && !jobs.begin(job, TaskKind.of(kind))) {
            await(job);
        }
    }

    /** The job is over; who sees the end of its pool sees that. */
    public void end(Object jobOrPool) {
        if (LibraryEvents.isTask(jobOrPool)) {
            return;
        }
        TaskContext context = threads.current();
        Strand strand = context.strand();
        Object pool = jobOrPool instanceof ThreadPoolExecutor ? jobOrPool : pool(context);
        jobs.end();
        if (pool != null) {
            syncs.of(pool).signalled(strand.signal());
        }
    }

    private static @Nullable Object pool(TaskContext context) {
        boolean counts = context.job instanceof ForkJoinTask<?> task
                && context.thread instanceof ForkJoinWorkerThread worker
                && (context.isOutermost() || isAdapted(task))
                && !isCarrier(worker);
        return counts ? ((ForkJoinWorkerThread) context.thread).getPool() : null;
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

    /** A pool that never has more than one worker keeps its jobs apart, as a lock would, and its queue may order them. */
    public void pooled(Object pool) {
        ThreadPoolExecutor executor = (ThreadPoolExecutor) pool;
        int workers = executor instanceof ScheduledThreadPoolExecutor
                ? executor.getCorePoolSize()
                : executor.getMaximumPoolSize();
        if (workers == 1) {
            TaskContext job = threads.current();
            job.acquire(syncs.of(pool), false);
            inTurn(executor, job);
        }
    }

    private void inTurn(ThreadPoolExecutor pool, TaskContext job) {
        boolean scheduled = pool instanceof ScheduledThreadPoolExecutor;
        if (scheduled || isFirstInFirstOut(pool.getQueue())) {
            Turns jobs = turns.get(pool, key -> new Turns());
            jobs.begin(job);
            if (!job.delayed) {
                jobs.keep(job);
            }
        }
    }

    private static boolean isFirstInFirstOut(Queue<?> queue) {
        Class<?> type = queue.getClass();
        return type == LinkedBlockingQueue.class
                || type == ArrayBlockingQueue.class
                || type == LinkedBlockingDeque.class
                || type == LinkedTransferQueue.class
                || type == SynchronousQueue.class;
    }

    public void joined(Object job) {
        if (LibraryEvents.isTask(job)) {
            return;
        }
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
        if (LibraryEvents.isTask(token)) {
            return;
        }
        TaskContext context = threads.current();
        Sync sync = syncs.of(token);
        sync.by(context.strand());
        context.signal(sync);
    }

    public void await(Object token) {
        Sync sync = syncs.find(token);
        TaskContext context = threads.current();
        context.stages.awaits(sync);
        if (sync != null) {
            context.await(sync);
        }
    }

    public void awaitAll(Object tokens) {
        for (Object token : (Object[]) tokens) {
            if (token != null) {
                await(token);
            }
        }
    }

    /** What asks for all of several futures calls itself with the same array: each call is a stage of its own. */
    public void stageBegins(Object stage) {
        if (stage instanceof Object[] || threads.current().stages.stage() != stage) {
            jobs.stageBegins(stage);
        }
    }

    public void stageHandedOver(Object stage) {
        jobs.stageHandedOver(stage);
    }

    /**
     * A stage that was registered to be run later comes after its registration and what it waits for, and not after what
     * else the running task has done: any other that finds it may run it. That task runs it as a part of itself
     * only if it has seen all that the stage waits for, and nobody else would have run it.
     */
    public void stageReady(Object stage) {
        TaskContext context = threads.current();
        if (context.stages.stage() != stage) {
            return;
        }
        boolean registered = stage instanceof ForkJoinTask;
        if (!context.hasLearnt() && (!registered || jobs.isOnlyRunner(stage, context))) {
            jobs.stageEnds();
        } else if (registered) {
            jobs.stageParts(stage);
        }
    }

    public void stageEnds(Object stage) {
        Object running = threads.current().stages.stage();
        if (running != null && (running == stage || running instanceof Object[] && stage instanceof Object[])) {
            jobs.stageEnds();
        }
    }

    public void meets(Object future) {
        threads.current().stages.met = future;
        await(future);
    }

    public void met(Object stage) {
        Object future = threads.current().stages.met;
        if (future != null) {
            await(future);
        }
    }

    /** Others may see the failure before the job has ended. */
    public void failing(Object job) {
        if (threads.current().job == job) {
            signal(job);
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

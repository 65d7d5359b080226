package dev.anyorder.agent.task;

import dev.anyorder.agent.table.WeakTable;
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

/** The order that thread pools impose on their jobs. */
final class PoolOrder {
    private final SyncObjects syncs;
    private final WeakTable<SerialExecutorOrder> turns = new WeakTable<>();

    PoolOrder(SyncObjects syncs) {
        this.syncs = syncs;
    }

    /** The pool whose end happens after the task's without a join; or null. */
    static @Nullable Object of(TaskContext context) {
        boolean counts = context.job instanceof ForkJoinTask<?> task
                && context.thread instanceof ForkJoinWorkerThread worker
                && (context.isOutermost() || isAdapted(task))
                && !isCarrier(worker);
        return counts ? ((ForkJoinWorkerThread) context.thread).getPool() : null;
    }

    /** Whether the task wraps a submitted function. */
    private static boolean isAdapted(ForkJoinTask<?> task) {
        return task.getClass().getClassLoader() == null && !(task instanceof CountedCompleter<?>);
    }

    private static boolean isCarrier(Thread worker) {
        return worker.getClass().getName().equals("jdk.internal.misc.CarrierThread");
    }

    /** A single worker excludes its jobs like a lock; a FIFO queue also orders them. */
    void begins(TaskContext job, ThreadPoolExecutor pool) {
        int workers = pool instanceof ScheduledThreadPoolExecutor ? pool.getCorePoolSize() : pool.getMaximumPoolSize();
        if (workers == 1) {
            job.locks.acquire(syncs.of(pool), false);
            inTurn(pool, job);
        }
    }

    private void inTurn(ThreadPoolExecutor pool, TaskContext job) {
        boolean scheduled = pool instanceof ScheduledThreadPoolExecutor;
        if (scheduled || isFirstInFirstOut(pool.getQueue())) {
            SerialExecutorOrder jobs = turns.get(pool, key -> new SerialExecutorOrder());
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
}

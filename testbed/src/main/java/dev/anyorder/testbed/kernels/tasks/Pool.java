package dev.anyorder.testbed.kernels.tasks;

import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Runs one task, and all that it forks, in a fork/join pool of its own. */
public final class Pool {

    private Pool() {}

    /** Runs a task in a new pool of {@code threads} workers and returns its result. */
    public static <T> T run(int threads, ForkJoinTask<T> task) {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.invoke(task);
        } finally {
            pool.shutdown();
        }
    }

    /** Runs {@code body}, and all that it forks, in a new pool. */
    public static void run(int threads, Runnable body) {
        run(threads, ForkJoinTask.adapt(body));
    }

    /** Runs the parallel streams of {@code body} in a new pool rather than in the common one. */
    public static <T> T call(int threads, Callable<T> body) {
        return run(threads, ForkJoinTask.adapt(body));
    }
}

package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** In this run one worker runs both jobs, as the pool would grow only under load: that must not order them. */
public final class WorkerReuseRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(8));
        WorkerReuseRacy shared = new WorkerReuseRacy();
        Future<?> one = pool.submit(() -> {
            shared.value = 1; // race: WorkerReuseRacy.value
        });
        Future<?> two = pool.submit(() -> {
            shared.value = 1; // race: WorkerReuseRacy.value
        });
        one.get();
        two.get();
        System.out.println(pool.getLargestPoolSize()); // prints: 1
        pool.shutdown();
    }
}

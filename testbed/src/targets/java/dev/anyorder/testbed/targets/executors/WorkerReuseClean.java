package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The second job is submitted when the first was got: ordered, whoever runs them. */
public final class WorkerReuseClean {
    private int value;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(8));
        WorkerReuseClean shared = new WorkerReuseClean();
        for (int i = 0; i < 3; i++) {
            pool.submit(() -> shared.value++).get();
        }
        System.out.println(shared.value); // prints: 3
        pool.shutdown();
    }
}

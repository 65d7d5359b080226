package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The result is read when it is there. */
public final class LateJoinClean {
    private int result;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        LateJoinClean shared = new LateJoinClean();
        Future<?> job = pool.submit(() -> {
            shared.result = 42;
        });
        job.get();
        System.out.println(shared.result); // prints: 42
        pool.shutdown();
    }
}

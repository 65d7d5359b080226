package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A job that was cancelled before it ran never runs; one that ran has ended when its pool has. */
public final class CancelledClean {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CancelledClean shared = new CancelledClean();
        CountDownLatch gate = new CountDownLatch(1);
        Future<?> first = pool.submit(() -> {
            gate.await();
            return shared.value += 1;
        });
        Future<?> never = pool.submit(() -> shared.value += 100);
        never.cancel(false);
        first.cancel(false);
        gate.countDown();
        pool.shutdown();
        if (pool.awaitTermination(30, TimeUnit.SECONDS)) {
            System.out.println(shared.value < 100); // prints: true
        }
    }
}

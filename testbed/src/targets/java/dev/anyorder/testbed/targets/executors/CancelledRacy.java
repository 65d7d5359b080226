package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A job that was cancelled while it ran is not over when its future says so. */
public final class CancelledRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1, Thread::new);
        CancelledRacy shared = new CancelledRacy();
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch gate = new CountDownLatch(1);
        Future<?> job = pool.submit(() -> {
            running.countDown();
            shared.value = 1; // race: CancelledRacy.value
            gate.await();
            return 1;
        });
        running.await();
        job.cancel(false);
        try {
            job.get();
        } catch (CancellationException e) {
            shared.value = 1; // race: CancelledRacy.value
        }
        gate.countDown();
        System.out.println(job.isCancelled()); // prints: true
        pool.shutdown();
    }
}

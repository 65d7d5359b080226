package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The get times out, and the reader goes on as if it had not. */
public final class TimedGetRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        TimedGetRacy shared = new TimedGetRacy();
        CountDownLatch gate = new CountDownLatch(1);
        Future<String> job = pool.submit(() -> {
            shared.value = 1; // race: TimedGetRacy.value
            gate.await();
            return "late";
        });
        try {
            job.get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            shared.value = 1; // race: TimedGetRacy.value
        }
        gate.countDown();
        System.out.println(job.get()); // prints: late
        pool.shutdown();
    }
}

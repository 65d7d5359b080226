package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A shutdown does not wait, and neither does an awaitTermination that times out. */
public final class ShutdownRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ShutdownRacy shared = new ShutdownRacy();
        CountDownLatch gate = new CountDownLatch(1);
        pool.execute(() -> {
            shared.value = 1; // race: ShutdownRacy.value
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        pool.shutdown();
        boolean terminated = pool.awaitTermination(1, TimeUnit.MILLISECONDS);
        shared.value = 1; // race: ShutdownRacy.value
        gate.countDown();
        System.out.println(terminated); // prints: false
    }
}

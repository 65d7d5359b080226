package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.CountDownLatch;

/** A latch between tasks of one block has one outcome only. */
public final class LatchClean { // analyses: determinism
    private final CountDownLatch latch = new CountDownLatch(1);
    private volatile int value;

    private void first() {
        value = 1;
        latch.countDown();
    }

    @Deterministic
    int both() throws InterruptedException {
        Thread child = new Thread(this::first);
        child.start();
        latch.await();
        value = value + 1;
        child.join();
        return value;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new LatchClean().both()); // prints: 2
    }
}

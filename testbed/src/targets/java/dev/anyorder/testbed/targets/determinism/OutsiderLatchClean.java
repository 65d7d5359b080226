package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** The block begins after what somebody outside did, and somebody outside goes on after what the block did. */
public final class OutsiderLatchClean { // analyses: determinism
    private final CountDownLatch before = new CountDownLatch(1);
    private final CountDownLatch after = new CountDownLatch(1);
    private int value;

    @Deterministic
    void work() throws InterruptedException {
        before.await();
        Thread child = new Thread(() -> value++);
        child.start();
        child.join();
        after.countDown();
    }

    void others() throws InterruptedException {
        value = 1;
        before.countDown();
        after.await();
        System.out.println(value); // prints: 2
    }

    public static void main(String[] args) throws Exception {
        OutsiderLatchClean shared = new OutsiderLatchClean();
        TwoThreads.run(shared::work, shared::others);
    }
}

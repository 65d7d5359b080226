package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** The other thread waits until the block is over. */
public final class LatchClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value;
        }
        synchronized (this) {
            value = found + 1;
        }
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        LatchClean shared = new LatchClean();
        CountDownLatch over = new CountDownLatch(1);
        TwoThreads.run(
                () -> {
                    shared.block();
                    over.countDown();
                },
                () -> {
                    over.await();
                    shared.other();
                });
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;

/** A barrier is between the other access and the block. */
public final class BarrierClean { // analyses: atomicity
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
        BarrierClean shared = new BarrierClean();
        CyclicBarrier barrier = new CyclicBarrier(2);
        TwoThreads.run(
                () -> {
                    barrier.await();
                    shared.block();
                },
                () -> {
                    shared.other();
                    barrier.await();
                });
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;

/** Both come after the barrier. */
public final class BarrierRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value; // atomicity: BarrierRacy.value
        }
        synchronized (this) {
            value = found + 1; // atomicity: BarrierRacy.value
        }
    }

    synchronized void other() {
        value = 3; // atomicity: BarrierRacy.value
    }

    public static void main(String[] args) throws Exception {
        BarrierRacy shared = new BarrierRacy();
        CyclicBarrier barrier = new CyclicBarrier(2);
        TwoThreads.run(
                () -> {
                    barrier.await();
                    shared.block();
                },
                () -> {
                    barrier.await();
                    shared.other();
                });
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;

/** The block passes a barrier: what comes before it may come after what the block did first. */
public final class BarrierInBlockRacy { // analyses: atomicity
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private int value;

    @Atomic
    void block() throws Exception {
        int found;
        synchronized (this) {
            found = value; // atomicity: BarrierInBlockRacy.value
        }
        barrier.await();
        synchronized (this) {
            value = found + 1; // atomicity: BarrierInBlockRacy.value
        }
    }

    void other() throws Exception {
        synchronized (this) {
            value = 3; // atomicity: BarrierInBlockRacy.value
        }
        barrier.await();
    }

    public static void main(String[] args) throws Exception {
        BarrierInBlockRacy shared = new BarrierInBlockRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;

/** The barrier's action runs after all have arrived and before any of them goes on. */
public final class BarrierActionClean {
    private final int[] parts = new int[2];
    private int total;
    private final CyclicBarrier barrier = new CyclicBarrier(2, () -> total += parts[0] + parts[1]);

    void run(int me) throws Exception {
        parts[me] = me + 1;
        barrier.await();
        int seen = total;
        barrier.await();
        parts[me] = seen;
    }

    public static void main(String[] args) throws Exception {
        BarrierActionClean shared = new BarrierActionClean();
        TwoThreads.run(() -> shared.run(0), () -> shared.run(1));
        System.out.println(shared.total + shared.parts[0]); // prints: 9
    }
}

package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;

/** Two threads in phases: each writes its half, then reads the other half, in every round. */
public final class BarrierClean {
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private final int[] cells = {1, 1};

    void run(int me) throws Exception {
        for (int round = 0; round < 5; round++) {
            int next = cells[me] + cells[1 - me];
            barrier.await();
            cells[me] = next;
            barrier.await();
        }
    }

    public static void main(String[] args) throws Exception {
        BarrierClean shared = new BarrierClean();
        TwoThreads.run(() -> shared.run(0), () -> shared.run(1));
        System.out.println(shared.cells[0] + shared.cells[1]); // prints: 64
    }
}

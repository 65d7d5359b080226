package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;

/** The second barrier of the round is missing. */
public final class BarrierRacy {
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private final int[] cells = {1, 1};

    void write() throws Exception {
        barrier.await();
        cells[0] = 2; // race: int[]
    }

    int read() throws Exception {
        barrier.await();
        return cells[0]; // race: int[]
    }

    public static void main(String[] args) throws Exception {
        BarrierRacy shared = new BarrierRacy();
        TwoThreads.run(shared::write, shared::read);
        System.out.println(shared.cells[0]); // prints: 2
    }
}

package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;

/** Workers that read what all have written, meet, write what is theirs, and meet. */
public final class BarrierClean { // analyses: determinism
    private static final CyclicBarrier BARRIER = new CyclicBarrier(3);
    private static final int[] CELLS = {1, 2, 3};

    private static void work(int id) {
        try {
            for (int i = 0; i < 5; i++) {
                int sum = CELLS[0] + CELLS[1] + CELLS[2];
                BARRIER.await();
                CELLS[id] = sum % 7 + id;
                BARRIER.await();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Deterministic
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> work(0));
        Thread two = new Thread(() -> work(1));
        one.start();
        two.start();
        work(2);
        one.join();
        two.join();
        System.out.println(Arrays.toString(CELLS)); // prints: [4, 5, 6]
    }
}

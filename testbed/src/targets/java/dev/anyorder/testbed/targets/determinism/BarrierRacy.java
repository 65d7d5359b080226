package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.CyclicBarrier;

/** Who is slow reads what the other has written for the next round. */
public final class BarrierRacy { // analyses: determinism
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    private static int left;
    private static int right;

    private static void one() {
        try {
            for (int i = 0; i < 3; i++) {
                int seen = right; // conflict: BarrierRacy.right
                BARRIER.await();
                left = seen + 1; // conflict: BarrierRacy.left
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static void two() {
        try {
            for (int i = 0; i < 3; i++) {
                int seen = left; // conflict: BarrierRacy.left
                BARRIER.await();
                right = seen + 1; // conflict: BarrierRacy.right
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Deterministic
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(BarrierRacy::one);
        thread.start();
        two();
        thread.join();
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Phaser;

/** Phases with a Phaser, with an action of its own at each advance. */
public final class PhaserClean {
    private final int[] parts = new int[2];
    private int total;
    private final Phaser phaser = new Phaser(2) {
        @Override
        protected boolean onAdvance(int phase, int registered) {
            total += parts[0] + parts[1];
            return registered == 0;
        }
    };

    void run(int me) {
        for (int round = 1; round <= 3; round++) {
            parts[me] = round;
            phaser.arriveAndAwaitAdvance();
        }
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) throws Exception {
        PhaserClean shared = new PhaserClean();
        TwoThreads.run(() -> shared.run(0), () -> shared.run(1));
        System.out.println(shared.total); // prints: 18
    }
}

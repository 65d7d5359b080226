package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Phaser;

/** Arrives without waiting for the others. */
public final class PhaserRacy { // analyses: determinism
    private final Phaser phaser = new Phaser(2);
    private final int[] cells = new int[2];

    private void work(int id) {
        cells[id] = id + 1; // conflict
        phaser.arrive();
        cells[1 - id] = 7; // conflict
    }

    @Deterministic
    int both() throws Exception {
        TwoThreads.run(() -> work(0), () -> work(1));
        return cells[0];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new PhaserRacy().both() > 0); // prints: true
    }
}

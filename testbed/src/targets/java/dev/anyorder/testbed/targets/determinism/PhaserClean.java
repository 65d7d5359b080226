package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Phaser;

/** Phases: in the first each writes its own, in the second each reads the other one's. */
public final class PhaserClean { // analyses: determinism
    private final Phaser phaser = new Phaser(2);
    private final int[] first = new int[2];
    private final int[] second = new int[2];

    private void work(int id) {
        first[id] = id + 1;
        phaser.arriveAndAwaitAdvance();
        second[id] = first[1 - id] * 10;
        phaser.arriveAndAwaitAdvance();
        first[1 - id] = second[id];
    }

    @Deterministic
    String both() throws Exception {
        TwoThreads.run(() -> work(0), () -> work(1));
        return first[0] + " " + first[1];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new PhaserClean().both()); // prints: 10 20
    }
}

package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.PhaserMode;
import dev.anyorder.api.TaskPhaser;
import dev.anyorder.testbed.targets.Hint;

/** Who has waited for the first phase knows nothing of the second, whoever has ended it already. */
public final class PhaserAheadRacy {
    private static int first;
    private static int second;

    public static void main(String[] args) {
        Hint ahead = new Hint();
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL), () -> {
                first = 1;
                next();
                second = 1; // race: PhaserAheadRacy.second
                next();
                ahead.give();
            });
            ahead.take();
            asyncPhased(phaser.inMode(PhaserMode.WAIT), () -> {
                next();
                first = 2;
                second = 2; // race: PhaserAheadRacy.second
            });
        });
        System.out.println(first + second > 2); // prints: true
    }
}

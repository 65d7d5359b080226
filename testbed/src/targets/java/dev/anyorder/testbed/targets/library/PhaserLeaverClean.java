package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.PhaserMode;
import dev.anyorder.api.TaskPhaser;

/** Who ends leaves the phaser, and everybody who goes on to the next phase is after that. */
public final class PhaserLeaverClean {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL_WAIT), () -> x = 1);
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL_WAIT), () -> {
                next();
                x++;
            });
            next();
        });
        System.out.println(x); // prints: 2
    }
}

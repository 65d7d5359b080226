package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.PhaserMode;
import dev.anyorder.api.TaskPhaser;

/** Who leaves later is not waited for in the phase before. */
public final class PhaserLeaverRacy {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL_WAIT), () -> {
                next();
                x = 1; // race: PhaserLeaverRacy.x
            });
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL_WAIT), () -> {
                next();
                x = 2; // race: PhaserLeaverRacy.x
            });
        });
        System.out.println(x > 0); // prints: true
    }
}

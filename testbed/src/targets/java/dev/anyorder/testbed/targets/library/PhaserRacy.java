package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.PhaserMode;
import dev.anyorder.api.TaskPhaser;

/** Two write in one phase; and who only signals waits for nobody. */
public final class PhaserRacy {
    private static int x;
    private static int y;

    public static void main(String[] args) {
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL_WAIT), () -> {
                y = 1; // race: PhaserRacy.y
                next();
                x = 1; // race: PhaserRacy.x
            });
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL_WAIT), () -> {
                next();
                x = 2; // race: PhaserRacy.x
            });
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL), () -> {
                next();
                y = 2; // race: PhaserRacy.y
            });
        });
        System.out.println(x + y > 0); // prints: true
    }
}

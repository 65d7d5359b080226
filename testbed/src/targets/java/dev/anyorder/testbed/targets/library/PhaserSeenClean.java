package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.PhaserMode;
import dev.anyorder.api.TaskPhaser;

/** Who has been told that a phase is over is after all who arrived at its end. */
public final class PhaserSeenClean {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL), () -> {
                x = 1;
                next();
            });
            async(() -> {
                while (phaser.phase() == 0) {
                    Thread.yield();
                }
                x++;
            });
            signal();
        });
        System.out.println(x); // prints: 2
    }
}

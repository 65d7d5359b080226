package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.PhaserMode;
import dev.anyorder.api.TaskPhaser;

/** A sweep over an array, each phase reading what others wrote in the last; and a producer with its consumer. */
public final class PhaserClean {
    public static void main(String[] args) {
        int[][] cells = {new int[6], new int[6]};
        forallPhased(1, 5, i -> {
            for (int phase = 0; phase < 5; phase++) {
                int[] from = cells[phase % 2];
                cells[1 - phase % 2][i] = from[i - 1] + from[i + 1] + 1;
                next();
            }
        });
        int[] items = new int[3];
        int[] sum = new int[1];
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(PhaserMode.SIGNAL), () -> {
                for (int i = 0; i < items.length; i++) {
                    items[i] = i + 1;
                    next();
                }
            });
            for (int i = 0; i < items.length; i++) {
                next();
                sum[0] += items[i];
            }
        });
        System.out.println(cells[1][2] + " " + sum[0]); // prints: 19 6
    }
}

package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

/** A task for each row of a table. */
final class TwoDimArrays {
    public static void main(String[] args) {
        int[][] table = new int[10][10];
        finish(() -> {
            for (int i = 0; i < 10; i++) {
                int row = i;
                async(() -> {
                    for (int j = 0; j < 10; j++) {
                        table[row][j] = row * j;
                    }
                });
            }
        });
        System.out.println(table[9][9]);
    }
}

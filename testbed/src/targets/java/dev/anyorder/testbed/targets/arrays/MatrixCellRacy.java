package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** A row of one thread crosses a column of the other in one cell. */
public final class MatrixCellRacy {
    static void row(int[][] grid) {
        for (int column = 0; column < 10; column++) {
            grid[4][column] = 1; // race: int[]
        }
    }

    static void column(int[][] grid) {
        for (int row = 0; row < 10; row++) {
            grid[row][6] = 1; // race: int[]
        }
    }

    public static void main(String[] args) throws Exception {
        int[][] grid = new int[10][10];
        TwoThreads.run(() -> row(grid), () -> column(grid));
        System.out.println(grid[4][6]); // prints: 1
    }
}

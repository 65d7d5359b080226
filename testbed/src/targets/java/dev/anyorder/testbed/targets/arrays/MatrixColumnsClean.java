package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads write into every row, each in its own columns. */
public final class MatrixColumnsClean {
    static void fill(int[][] grid, int from, int to) {
        for (int[] row : grid) {
            for (int column = from; column < to; column++) {
                row[column] = column;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int[][] grid = new int[20][30];
        TwoThreads.run(() -> fill(grid, 0, 11), () -> fill(grid, 11, 30));
        System.out.println(grid[19][10] + grid[19][11]); // prints: 21
    }
}

package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** One thread replaces a row, the other looks the row up: the outer array races. */
public final class MatrixRowSwapRacy {
    static void replace(int[][] grid) {
        grid[1] = new int[] {7, 8, 9}; // race: int[][]
    }

    static int width(int[][] grid) {
        int[] row = grid[1]; // race: int[][]
        return row.length;
    }

    public static void main(String[] args) throws Exception {
        int[][] grid = new int[3][3];
        TwoThreads.run(() -> replace(grid), () -> width(grid));
        System.out.println(grid[1][0]); // prints: 7
    }
}

package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RecursiveTask;

/**
 * Counts the ways to put queens on a board so that none attacks another. The first rows are tried by tasks, each with a
 * copy of the board; the rest by plain recursion. The size is the side of the board.
 */
public final class NQueens implements Kernel {

    private static final int TASK_ROWS = 4;
    private static final int[] KNOWN = {
        1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512
    };

    private int size;
    private int threads;
    private int solutions;

    @Override
    public String name() {
        return "nqueens";
    }

    @Override
    public void prepare(int size, int threads) {
        this.size = size;
        this.threads = threads;
    }

    @Override
    public void run() {
        solutions = Pool.run(threads, new Placement(new int[size], 0));
    }

    @Override
    public long checksum() {
        return solutions;
    }

    @Override
    public boolean validate() {
        return solutions == KNOWN[size];
    }

    private static boolean safe(int[] columns, int row, int column) {
        for (int i = 0; i < row; i++) {
            int distance = columns[i] - column;
            if (distance == 0 || distance == row - i || distance == i - row) {
                return false;
            }
        }
        return true;
    }

    private static int count(int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        int found = 0;
        for (int column = 0; column < columns.length; column++) {
            if (safe(columns, row, column)) {
                columns[row] = column;
                found += count(columns, row + 1);
            }
        }
        return found;
    }

    /** The boards that continue one whose first rows are filled. */
    private static final class Placement extends RecursiveTask<Integer> {

        private final int[] columns;
        private final int row;

        Placement(int[] columns, int row) {
            this.columns = columns;
            this.row = row;
        }

        @Override
        protected Integer compute() {
            if (row >= Math.min(TASK_ROWS, columns.length)) {
                return count(columns, row);
            }
            List<Placement> next = new ArrayList<>();
            for (int column = 0; column < columns.length; column++) {
                if (safe(columns, row, column)) {
                    int[] copy = columns.clone();
                    copy[row] = column;
                    next.add(new Placement(copy, row + 1));
                }
            }
            return invokeAll(next).stream().mapToInt(Placement::join).sum();
        }
    }
}

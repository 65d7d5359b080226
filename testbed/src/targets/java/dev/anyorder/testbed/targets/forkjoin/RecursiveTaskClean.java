package dev.anyorder.testbed.targets.forkjoin;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A sum by divide and conquer, with results in plain fields. */
public final class RecursiveTaskClean extends RecursiveTask<Long> {
    private final int[] cells;
    private final int from;
    private final int to;
    private long partial;

    RecursiveTaskClean(int[] cells, int from, int to) {
        this.cells = cells;
        this.from = from;
        this.to = to;
    }

    @Override
    protected Long compute() {
        if (to - from <= 10) {
            for (int i = from; i < to; i++) {
                partial += cells[i];
            }
        } else {
            int middle = (from + to) / 2;
            RecursiveTaskClean left = new RecursiveTaskClean(cells, from, middle);
            RecursiveTaskClean right = new RecursiveTaskClean(cells, middle, to);
            left.fork();
            right.compute();
            left.join();
            partial = left.partial + right.partial;
        }
        return partial;
    }

    public static void main(String[] args) {
        int[] cells = new int[100];
        Arrays.fill(cells, 2);
        System.out.println(new ForkJoinPool(2).invoke(new RecursiveTaskClean(cells, 0, 100))); // prints: 200
    }
}

package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** A maximum by CountedCompleter: onCompletion runs when both children have completed. */
public final class CountedCompleterClean extends CountedCompleter<Integer> {
    private final int[] cells;
    private final int from;
    private final int to;
    private CountedCompleterClean left;
    private CountedCompleterClean right;
    private int max;

    CountedCompleterClean(CountedCompleter<?> parent, int[] cells, int from, int to) {
        super(parent);
        this.cells = cells;
        this.from = from;
        this.to = to;
    }

    @Override
    public void compute() {
        if (to - from == 1) {
            max = cells[from];
        } else {
            int middle = (from + to) / 2;
            left = new CountedCompleterClean(this, cells, from, middle);
            right = new CountedCompleterClean(this, cells, middle, to);
            setPendingCount(2);
            left.fork();
            right.fork();
        }
        tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
        if (left != null) {
            max = Math.max(left.max, right.max);
        }
    }

    @Override
    public Integer getRawResult() {
        return max;
    }

    public static void main(String[] args) {
        int[] cells = {4, 8, 15, 16, 23, 42, 7, 1};
        System.out.println(new ForkJoinPool(2).invoke(new CountedCompleterClean(null, cells, 0, 8))); // prints: 42
    }
}

package dev.anyorder.testbed.targets.forkjoin;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A merge sort in place: invokeAll orders both halves before the merge. */
public final class RecursiveActionClean extends RecursiveAction {
    private final int[] cells;
    private final int from;
    private final int to;

    RecursiveActionClean(int[] cells, int from, int to) {
        this.cells = cells;
        this.from = from;
        this.to = to;
    }

    @Override
    protected void compute() {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) / 2;
        invokeAll(new RecursiveActionClean(cells, from, middle), new RecursiveActionClean(cells, middle, to));
        int[] merged = new int[to - from];
        for (int i = 0, left = from, right = middle; i < merged.length; i++) {
            boolean takeLeft = right == to || left < middle && cells[left] <= cells[right];
            merged[i] = takeLeft ? cells[left++] : cells[right++];
        }
        System.arraycopy(merged, 0, cells, from, merged.length);
    }

    public static void main(String[] args) {
        int[] cells = {5, 3, 9, 1, 8, 2, 7, 4, 6, 0};
        ForkJoinPool.commonPool().invoke(new RecursiveActionClean(cells, 0, cells.length));
        System.out.println(Arrays.toString(cells)); // prints: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    }
}

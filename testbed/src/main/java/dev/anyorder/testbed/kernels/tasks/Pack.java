package dev.anyorder.testbed.kernels.tasks;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Chooses some of many numbers in parallel: tasks choose from blocks, then copy what they chose to its place. */
public final class Pack {

    private static final int BLOCK = 2048;

    private Pack() {}

    /** Those of {@code items} that are to be kept, in their order. Called from within a task. */
    public static int[] of(int[] items, IntPredicate kept) {
        int[][] parts = new int[(items.length + BLOCK - 1) / BLOCK][];
        Range.each(0, parts.length, 1, (from, to) -> {
            for (int b = from; b < to; b++) {
                parts[b] = choose(items, b * BLOCK, Math.min(items.length, (b + 1) * BLOCK), kept);
            }
        });
        int[] places = new int[parts.length + 1];
        for (int b = 0; b < parts.length; b++) {
            places[b + 1] = places[b] + parts[b].length;
        }
        int[] all = new int[places[parts.length]];
        Range.each(0, parts.length, 1, (from, to) -> {
            for (int b = from; b < to; b++) {
                System.arraycopy(parts[b], 0, all, places[b], parts[b].length);
            }
        });
        return all;
    }

    private static int[] choose(int[] items, int from, int to, IntPredicate kept) {
        int[] chosen = new int[to - from];
        int count = 0;
        for (int i = from; i < to; i++) {
            if (kept.test(items[i])) {
                chosen[count++] = items[i];
            }
        }
        return Arrays.copyOf(chosen, count);
    }
}

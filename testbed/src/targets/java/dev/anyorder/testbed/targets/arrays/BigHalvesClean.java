package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** A large array, read across the border before the threads start and after they have ended. */
public final class BigHalvesClean {
    static long sum(int[] cells) {
        long sum = 0;
        for (int cell : cells) {
            sum += cell;
        }
        return sum;
    }

    static void add(int[] cells, int from, int to) {
        for (int i = from; i < to; i++) {
            cells[i] += 1;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] cells = new int[100_000];
        System.out.println(sum(cells)); // prints: 0
        TwoThreads.run(() -> add(cells, 0, 33_333), () -> add(cells, 33_333, cells.length));
        System.out.println(sum(cells)); // prints: 100000
    }
}

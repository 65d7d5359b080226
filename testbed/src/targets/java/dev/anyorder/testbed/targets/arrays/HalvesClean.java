package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Each thread fills its half of an int array. */
public final class HalvesClean {
    static void fill(int[] cells, int from, int to) {
        for (int i = from; i < to; i++) {
            cells[i] = i;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] cells = new int[1000];
        TwoThreads.run(() -> fill(cells, 0, 500), () -> fill(cells, 500, 1000));
        System.out.println(Arrays.stream(cells).sum()); // prints: 499500
    }
}

package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Even and odd elements. */
public final class StridedClean {
    static void every(long[] cells, int first, int step) {
        for (int i = first; i < cells.length; i += step) {
            cells[i] = first;
        }
    }

    public static void main(String[] args) throws Exception {
        long[] cells = new long[300];
        TwoThreads.run(() -> every(cells, 0, 2), () -> every(cells, 1, 2));
        System.out.println(Arrays.stream(cells).sum()); // prints: 150
    }
}

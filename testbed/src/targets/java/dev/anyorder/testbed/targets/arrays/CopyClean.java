package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Block copies between disjoint ranges of one array. */
public final class CopyClean {
    public static void main(String[] args) throws Exception {
        int[] cells = {1, 2, 0, 0, 5, 6, 0, 0};
        TwoThreads.run(() -> System.arraycopy(cells, 0, cells, 2, 2), () -> System.arraycopy(cells, 4, cells, 6, 2));
        System.out.println(Arrays.toString(cells)); // prints: [1, 2, 1, 2, 5, 6, 5, 6]
    }
}

package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Strides of two and three meet at every sixth element. */
public final class StridedRacy {
    static void evens(long[] cells) {
        for (int i = 0; i < cells.length; i += 2) {
            cells[i] = 1; // race: long[]
        }
    }

    static void thirds(long[] cells) {
        for (int i = 0; i < cells.length; i += 3) {
            cells[i] = 1; // race: long[]
        }
    }

    public static void main(String[] args) throws Exception {
        long[] cells = new long[60];
        TwoThreads.run(() -> evens(cells), () -> thirds(cells));
        System.out.println(Arrays.stream(cells).sum()); // prints: 40
    }
}

package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Arrays.fill over the whole array against a single read. */
public final class FillRacy {
    static void clear(long[] cells) {
        Arrays.fill(cells, 1L); // race: long[]
    }

    static long last(long[] cells) {
        return cells[cells.length - 1]; // race: long[]
    }

    public static void main(String[] args) throws Exception {
        long[] cells = new long[40];
        TwoThreads.run(() -> clear(cells), () -> last(cells));
        System.out.println(last(cells)); // prints: 1
    }
}

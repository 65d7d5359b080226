package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** The length of an array never changes: reading it conflicts with nothing. */
public final class LengthClean {
    public static void main(String[] args) throws Exception {
        int[] cells = new int[12];
        int[] length = new int[1];
        TwoThreads.run(() -> cells[5] = 5, () -> length[0] = cells.length);
        System.out.println(cells[5] + length[0]); // prints: 17
    }
}

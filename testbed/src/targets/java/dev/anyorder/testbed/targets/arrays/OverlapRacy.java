package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** The halves overlap by one element: an off-by-one in the upper bound. */
public final class OverlapRacy {
    static void lower(int[] cells) {
        for (int i = 0; i <= 500; i++) {
            cells[i] = i; // race: int[]
        }
    }

    static void upper(int[] cells) {
        for (int i = 500; i < 1000; i++) {
            cells[i] = i; // race: int[]
        }
    }

    public static void main(String[] args) throws Exception {
        int[] cells = new int[1000];
        TwoThreads.run(() -> lower(cells), () -> upper(cells));
        System.out.println(cells[500]); // prints: 500
    }
}

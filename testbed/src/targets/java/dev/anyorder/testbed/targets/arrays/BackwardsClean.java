package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** One thread runs downwards from the end, the other upwards from the start, and they stop in the middle. */
public final class BackwardsClean {
    public static void main(String[] args) throws Exception {
        short[] cells = new short[101];
        TwoThreads.run(
                () -> {
                    for (int i = 0; i <= 50; i++) {
                        cells[i] = 1;
                    }
                },
                () -> {
                    for (int i = 100; i > 50; i--) {
                        cells[i] = 1;
                    }
                });
        System.out.println(cells[50] + cells[51]); // prints: 2
    }
}

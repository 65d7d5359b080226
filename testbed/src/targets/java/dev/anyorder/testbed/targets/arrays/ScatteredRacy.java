package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** The index table names one element twice. */
public final class ScatteredRacy {
    static final int[] ORDER = {3, 9, 1, 7, 9, 5};

    static void mark(int[] target, int from, int to) {
        for (int i = from; i < to; i++) {
            target[ORDER[i]] = 1; // race: int[]
        }
    }

    public static void main(String[] args) throws Exception {
        int[] target = new int[10];
        TwoThreads.run(() -> mark(target, 0, 3), () -> mark(target, 3, 6));
        System.out.println(Arrays.stream(target).sum()); // prints: 5
    }
}

package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Elements picked through a permutation: no regular stride, but no element twice. */
public final class ScatteredClean {
    static void mark(int[] target, int[] order, int from, int to) {
        for (int i = from; i < to; i++) {
            target[order[i]]++;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] order = new int[97];
        for (int i = 0; i < order.length; i++) {
            order[i] = i * 31 % 97;
        }
        int[] target = new int[97];
        TwoThreads.run(() -> mark(target, order, 0, 40), () -> mark(target, order, 40, 97));
        System.out.println(Arrays.stream(target).sum()); // prints: 97
    }
}

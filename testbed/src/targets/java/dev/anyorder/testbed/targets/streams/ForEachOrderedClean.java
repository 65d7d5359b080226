package dev.anyorder.testbed.targets.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** forEachOrdered runs its action in order, one after the other, though the stages before are parallel. */
public final class ForEachOrderedClean {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        int[] last = new int[1];
        IntStream.range(0, 500).parallel().map(i -> i * 2).forEachOrdered(i -> {
            list.add(i);
            last[0] = i;
        });
        System.out.println(list.size() + last[0]); // prints: 1498
    }
}

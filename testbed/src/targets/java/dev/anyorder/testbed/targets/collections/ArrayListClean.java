package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Each thread has a list of its own; the lists are joined at the end, and then only read. */
public final class ArrayListClean {
    static void fill(List<Integer> list, int from) {
        for (int i = from; i < from + 10; i++) {
            list.add(i);
        }
        Collections.reverse(list);
    }

    static int total(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).sum();
    }

    public static void main(String[] args) throws Exception {
        List<Integer> low = new ArrayList<>();
        List<Integer> high = new ArrayList<>();
        TwoThreads.run(() -> fill(low, 0), () -> fill(high, 10));
        low.addAll(high);
        TwoThreads.run(() -> total(low), () -> low.contains(3));
        System.out.println(total(low)); // prints: 190
    }
}

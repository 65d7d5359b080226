package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.List;

/** Two threads set the elements of two parts of one list, and read those next to them that nobody sets. */
public final class SubListClean {
    private final List<Integer> numbers = new ArrayList<>(List.of(6, 5, 4, 3, 2, 1));

    void fill(int from, int to) {
        List<Integer> part = numbers.subList(from, to);
        for (int i = 0; i < part.size(); i++) {
            part.set(i, numbers.get(2) + i);
        }
    }

    public static void main(String[] args) throws Exception {
        SubListClean list = new SubListClean();
        TwoThreads.run(() -> list.fill(0, 2), () -> list.fill(3, 6));
        System.out.println(list.numbers); // prints: [4, 5, 4, 4, 5, 6]
    }
}

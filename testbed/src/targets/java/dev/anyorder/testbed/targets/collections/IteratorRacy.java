package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.List;

/** One thread walks over the list while the other adds to it; the failure that Java may detect is caught. */
public final class IteratorRacy {
    private final List<Integer> numbers = new ArrayList<>(64);

    void add() {
        numbers.add(3); // race: ArrayList.add
    }

    int sum() {
        int sum = 0;
        try {
            for (int number : numbers) { // race
                sum += number;
            }
        } catch (java.util.ConcurrentModificationException e) {
            return -1;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        IteratorRacy list = new IteratorRacy();
        list.numbers.add(1);
        TwoThreads.run(list::add, list::sum);
        System.out.println(list.sum()); // prints: 4
    }
}

package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.List;

/** A sub-list is a view: setting an element of it changes the list. */
public final class SubListRacy {
    private final List<Integer> numbers = new ArrayList<>(List.of(4, 3, 2, 1));
    private final List<Integer> head = numbers.subList(0, 2);

    void change() {
        head.set(0, 5); // race
    }

    int first() {
        return numbers.get(0); // race: ArrayList.get
    }

    public static void main(String[] args) throws Exception {
        SubListRacy list = new SubListRacy();
        TwoThreads.run(list::change, list::first);
        System.out.println(list.numbers); // prints: [5, 3, 2, 1]
    }
}

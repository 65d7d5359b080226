package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** One iterator, asked by two threads: its position is shared. */
public final class SharedIteratorRacy {
    static void next(Iterator<Integer> iterator) {
        iterator.next(); // race
    }

    public static void main(String[] args) throws Exception {
        List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
        Iterator<Integer> iterator = numbers.iterator();
        TwoThreads.run(() -> next(iterator), () -> next(iterator));
        System.out.println(numbers.size()); // prints: 3
    }
}

package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** A sorted concurrent map compares keys of both threads; the keys have plain fields. */
public final class SkipListClean {
    static final class Key implements Comparable<Key> {
        private int order;

        static Key of(int order) {
            Key key = new Key();
            key.order = order;
            return key;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(order, other.order);
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Key, String> map = new ConcurrentSkipListMap<>();
        ConcurrentSkipListSet<Key> set = new ConcurrentSkipListSet<>();
        TwoThreads.run(
                () -> {
                    for (int i = 0; i < 10; i += 2) {
                        map.put(Key.of(i), "even");
                        set.add(Key.of(i));
                    }
                },
                () -> {
                    for (int i = 1; i < 10; i += 2) {
                        map.put(Key.of(i), "odd");
                        set.add(Key.of(i));
                    }
                });
        System.out.println(map.lastEntry().getValue() + set.first().order); // prints: odd0
    }
}

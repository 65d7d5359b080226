package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.SortedMap;
import java.util.TreeMap;

/** A tail of a sorted map is a view of it. */
public final class SubMapViewRacy {
    private final TreeMap<Integer, String> events = new TreeMap<>();
    private final SortedMap<Integer, String> recent = events.tailMap(10);

    void change() {
        events.put(1, "changed"); // race
    }

    boolean quiet() {
        return recent.isEmpty(); // race
    }

    public static void main(String[] args) throws Exception {
        SubMapViewRacy log = new SubMapViewRacy();
        log.events.put(1, "made");
        TwoThreads.run(log::change, log::quiet);
        System.out.println(log.recent.size()); // prints: 0
    }
}

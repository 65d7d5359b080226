package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.NavigableMap;
import java.util.TreeMap;

/** A sorted map, asked for its first key while the other thread replaces a value. */
public final class TreeMapRacy {
    private final NavigableMap<Integer, String> events = new TreeMap<>();

    void change() {
        events.put(1, "changed"); // race: TreeMap.put
    }

    Integer first() {
        return events.firstKey(); // race: TreeMap.firstKey
    }

    public static void main(String[] args) throws Exception {
        TreeMapRacy log = new TreeMapRacy();
        log.events.put(1, "made");
        TwoThreads.run(log::change, log::first);
        System.out.println(log.events); // prints: {1=changed}
    }
}

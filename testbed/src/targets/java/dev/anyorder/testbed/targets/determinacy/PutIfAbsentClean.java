package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** It does not matter who fills in the same, or what is there already; and what is put there replaces what was filled in. */
public final class PutIfAbsentClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    PutIfAbsentClean() {
        map.put("there", 5);
    }

    void first() {
        map.putIfAbsent("key", 1);
        map.putIfAbsent("there", 1);
        map.putIfAbsent("set", 1);
    }

    void second() {
        map.putIfAbsent("key", 1);
        map.putIfAbsent("there", 2);
        map.put("set", 2);
    }

    public static void main(String[] args) throws Exception {
        PutIfAbsentClean shared = new PutIfAbsentClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.get("key") + shared.map.get("there") + shared.map.get("set")); // prints: 8
    }
}

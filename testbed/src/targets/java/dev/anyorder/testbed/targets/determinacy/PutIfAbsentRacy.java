package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Whoever comes first decides about the value. */
public final class PutIfAbsentRacy { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    void first() {
        map.putIfAbsent("key", 1); // determinacy: ConcurrentHashMap.putIfAbsent
    }

    void second() {
        map.putIfAbsent("key", 2); // determinacy: ConcurrentHashMap.putIfAbsent
    }

    public static void main(String[] args) throws Exception {
        PutIfAbsentRacy shared = new PutIfAbsentRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.size()); // prints: 1
    }
}

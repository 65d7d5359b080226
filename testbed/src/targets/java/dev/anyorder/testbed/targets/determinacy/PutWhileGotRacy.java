package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Finds what the other one puts there, or nothing. */
public final class PutWhileGotRacy { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private boolean isFound;

    void first() {
        map.put("key", 1); // determinacy: ConcurrentHashMap.put
    }

    void second() {
        isFound = map.containsKey("key") || isFound; // determinacy: ConcurrentHashMap.containsKey
    }

    public static void main(String[] args) throws Exception {
        PutWhileGotRacy shared = new PutWhileGotRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.get("key")); // prints: 1
    }
}

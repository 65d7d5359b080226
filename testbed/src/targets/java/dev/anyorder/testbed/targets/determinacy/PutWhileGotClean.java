package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Looks at another key, and at one that the other one gives what it has already. */
public final class PutWhileGotClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private int found;

    PutWhileGotClean() {
        map.put("key", 7);
        map.put("other", 8);
    }

    void first() {
        map.put("key", 7);
        map.put("fresh", 9);
    }

    void second() {
        found = map.get("key") + map.get("other");
    }

    public static void main(String[] args) throws Exception {
        PutWhileGotClean shared = new PutWhileGotClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.found + shared.map.get("fresh")); // prints: 24
    }
}

package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Finds the old value or the new one. */
public final class PutOtherValueRacy { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private int found;

    PutOtherValueRacy() {
        map.put("key", 1);
    }

    void first() {
        found = map.get("key"); // determinacy: ConcurrentHashMap.get
    }

    void second() {
        map.put("key", 2); // determinacy: ConcurrentHashMap.put
    }

    public static void main(String[] args) throws Exception {
        PutOtherValueRacy shared = new PutOtherValueRacy();
        TwoThreads.run(shared::second, shared::first);
        System.out.println(shared.found > 0); // prints: true
    }
}

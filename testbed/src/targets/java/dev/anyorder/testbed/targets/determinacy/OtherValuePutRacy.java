package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Finds the old value or the new one; mostly the old one. */
public final class OtherValuePutRacy { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private int found;

    OtherValuePutRacy() {
        map.put("key", 1);
    }

    void first() {
        found = map.get("key"); // determinacy: ConcurrentHashMap.get
    }

    void second() {
        map.put("key", 2); // determinacy: ConcurrentHashMap.put
    }

    public static void main(String[] args) throws Exception {
        OtherValuePutRacy shared = new OtherValuePutRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.found > 0); // prints: true
    }
}

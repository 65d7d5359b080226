package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** What the key is given last is whatever came last. */
public final class PutSameKeyRacy { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    void first() {
        map.put("key", 1); // determinacy: ConcurrentHashMap.put
    }

    void second() {
        map.put("key", 2); // determinacy: ConcurrentHashMap.put
    }

    public static void main(String[] args) throws Exception {
        PutSameKeyRacy shared = new PutSameKeyRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.size()); // prints: 1
    }
}

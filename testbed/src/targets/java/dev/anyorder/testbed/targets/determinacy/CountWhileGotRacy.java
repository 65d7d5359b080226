package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Looks how far the other one has counted. */
public final class CountWhileGotRacy { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private int seen;

    void first() {
        map.merge("key", 1, Integer::sum); // determinacy: ConcurrentHashMap.merge
    }

    void second() {
        seen = map.getOrDefault("key", 0); // determinacy: ConcurrentHashMap.getOrDefault
    }

    public static void main(String[] args) throws Exception {
        CountWhileGotRacy shared = new CountWhileGotRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.seen + shared.map.get("key") > 0); // prints: true
    }
}

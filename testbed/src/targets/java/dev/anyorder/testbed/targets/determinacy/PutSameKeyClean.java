package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Different keys, and one that both give the same value. */
public final class PutSameKeyClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    void first() {
        map.put("one", 1);
        map.put("both", 1000);
    }

    void second() {
        map.put("two", 2);
        map.put("both", Integer.parseInt("1000"));
    }

    public static void main(String[] args) throws Exception {
        PutSameKeyClean shared = new PutSameKeyClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.get("one") + shared.map.get("two") + shared.map.get("both")); // prints: 1003
    }
}

package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Waits until the other one has put it there, and then knows what came before. */
public final class HandedByKeyClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private int x;
    private int seen;

    void first() {
        x = 1;
        map.put("ready", 1);
    }

    void second() {
        while (!map.containsKey("ready")) {
            Thread.onSpinWait();
        }
        seen = x + map.get("ready");
    }

    public static void main(String[] args) throws Exception {
        HandedByKeyClean shared = new HandedByKeyClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.seen); // prints: 2
    }
}

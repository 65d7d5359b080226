package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Each puts something there for a while; in the end nothing is there. */
public final class TakenBackClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    private void enter(int who) {
        map.put("who", who);
        Thread.yield();
        map.remove("who");
    }

    void first() {
        enter(1);
    }

    void second() {
        enter(2);
    }

    public static void main(String[] args) throws Exception {
        TakenBackClean shared = new TakenBackClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.size()); // prints: 0
    }
}

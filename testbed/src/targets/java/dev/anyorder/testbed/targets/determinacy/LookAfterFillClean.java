package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** What each has made sure of is there, whoever made it. */
public final class LookAfterFillClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, LongAdder> map = new ConcurrentHashMap<>();

    private void count() {
        map.computeIfAbsent("key", key -> new LongAdder()).increment();
        map.get("key").increment();
    }

    void first() {
        count();
    }

    void second() {
        count();
    }

    public static void main(String[] args) throws Exception {
        LookAfterFillClean shared = new LookAfterFillClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.get("key").sum()); // prints: 4
    }
}

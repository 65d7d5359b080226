package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Both count, one of them with a function that fills in a start, and who looks comes after both. */
public final class CountWhileGotClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    void first() {
        map.merge("key", 1, Integer::sum);
    }

    void second() {
        map.putIfAbsent("key", 0);
        map.merge("key", 2, (a, b) -> a + b);
    }

    public static void main(String[] args) throws Exception {
        CountWhileGotClean shared = new CountWhileGotClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.getOrDefault("key", 0)); // prints: 3
    }
}

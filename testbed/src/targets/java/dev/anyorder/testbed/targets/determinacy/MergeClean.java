package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** Counts in a map under a lock. */
public final class MergeClean { // analyses: race,determinacy
    private final Map<String, Integer> counts = new HashMap<>();

    void first() {
        synchronized (this) {
            counts.merge("word", 1, Integer::sum);
        }
    }

    void second() {
        synchronized (this) {
            counts.merge("word", 2, Integer::sum);
        }
    }

    public static void main(String[] args) throws Exception {
        MergeClean shared = new MergeClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.counts.get("word")); // prints: 3
    }
}

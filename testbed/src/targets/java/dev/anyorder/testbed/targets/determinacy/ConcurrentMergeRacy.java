package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Counting in a concurrent map orders nothing: what comes before and after it is a race. */
public final class ConcurrentMergeRacy { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    private int x;

    void first() {
        x = 1; // race: ConcurrentMergeRacy.x
        counts.merge("word", 1, Integer::sum);
    }

    void second() {
        counts.merge("word", 1, Integer::sum);
        x = 1; // race: ConcurrentMergeRacy.x
    }

    public static void main(String[] args) throws Exception {
        ConcurrentMergeRacy shared = new ConcurrentMergeRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x); // prints: 1
    }
}

package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Who finds the count knows what came before it. */
public final class ConcurrentMergeClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    private int x;
    private int seen;

    void first() {
        counts.merge("word", 1000, Integer::sum);
        x = 1;
        counts.merge("word", 1000, Integer::sum);
    }

    void second() {
        while (counts.getOrDefault("word", 0) < 2000) {
            Thread.onSpinWait();
        }
        seen = x;
    }

    public static void main(String[] args) throws Exception {
        ConcurrentMergeClean shared = new ConcurrentMergeClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.seen); // prints: 1
    }
}

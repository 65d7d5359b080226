package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentSkipListMap;

/** Adding to one key and looking for the larger one at another. */
public final class MergeKeyClean { // analyses: race,determinacy
    private final ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();

    void first() {
        map.merge("sum", 1, Integer::sum);
        map.compute("largest", (key, old) -> old == null || old < 3 ? 3 : old);
    }

    void second() {
        map.merge("sum", 2, Integer::sum);
        map.merge("largest", 5, Math::max);
    }

    public static void main(String[] args) throws Exception {
        MergeKeyClean shared = new MergeKeyClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.get("sum") + shared.map.get("largest")); // prints: 8
    }
}

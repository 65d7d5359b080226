package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentSkipListMap;

/** Adding and looking for the larger one do not commute. */
public final class MergeKeyRacy { // analyses: race,determinacy
    private final ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();

    void first() {
        map.merge("key", 1, Integer::sum); // determinacy: ConcurrentSkipListMap.merge
    }

    void second() {
        map.merge("key", 5, Math::max); // determinacy: ConcurrentSkipListMap.merge
    }

    public static void main(String[] args) throws Exception {
        MergeKeyRacy shared = new MergeKeyRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.map.size()); // prints: 1
    }
}

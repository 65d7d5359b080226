package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** Looks at the count that it has just changed. */
public final class MergeUsedRacy { // analyses: race,determinacy
    private final Map<String, Integer> counts = new HashMap<>();
    private int one;
    private int two;

    void first() {
        synchronized (this) {
            one = counts.merge("word", 1, Integer::sum); // determinacy: HashMap.merge
        }
    }

    void second() {
        synchronized (this) {
            two = counts.merge("word", 1, Integer::sum); // determinacy: HashMap.merge
        }
    }

    public static void main(String[] args) throws Exception {
        MergeUsedRacy shared = new MergeUsedRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.one + shared.two); // prints: 3
    }
}

package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.LongAdder;

/** One adds, the other looks at the sum. */
public final class AdderReadRacy { // analyses: race,determinacy
    private final LongAdder sum = new LongAdder();
    private boolean seen;

    void first() {
        sum.add(4); // determinacy: LongAdder.add
    }

    void second() {
        seen = sum.sum() >= 0; // determinacy: LongAdder.sum
    }

    public static void main(String[] args) throws Exception {
        AdderReadRacy shared = new AdderReadRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.seen); // prints: true
    }
}

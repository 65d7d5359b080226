package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.LongAdder;

/** Both add; the sum is read when both are done. */
public final class AdderClean { // analyses: race,determinacy
    private final LongAdder sum = new LongAdder();

    void first() {
        sum.add(4);
        sum.increment();
    }

    void second() {
        sum.decrement();
    }

    public static void main(String[] args) throws Exception {
        AdderClean shared = new AdderClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.sum.sum()); // prints: 4
    }
}

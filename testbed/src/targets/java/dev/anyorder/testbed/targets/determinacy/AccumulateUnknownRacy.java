package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicLong;

/** What the function makes of two values depends on which comes first. */
public final class AccumulateUnknownRacy { // analyses: race,determinacy
    private final AtomicLong most = new AtomicLong();

    void first() {
        most.accumulateAndGet(3, (a, b) -> 2 * a + b); // determinacy: AtomicLong.accumulateAndGet
    }

    void second() {
        most.accumulateAndGet(5, (a, b) -> 2 * a + b); // determinacy: AtomicLong.accumulateAndGet
    }

    public static void main(String[] args) throws Exception {
        AccumulateUnknownRacy shared = new AccumulateUnknownRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most.get() > 0); // prints: true
    }
}

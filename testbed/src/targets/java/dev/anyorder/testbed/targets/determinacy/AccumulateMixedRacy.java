package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicLong;

/** A sum and a maximum do not commute. */
public final class AccumulateMixedRacy { // analyses: race,determinacy
    private final AtomicLong most = new AtomicLong();

    void first() {
        most.accumulateAndGet(3, Math::max); // determinacy: AtomicLong.accumulateAndGet
    }

    void second() {
        most.accumulateAndGet(5, Long::sum); // determinacy: AtomicLong.accumulateAndGet
    }

    public static void main(String[] args) throws Exception {
        AccumulateMixedRacy shared = new AccumulateMixedRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most.get() >= 5); // prints: true
    }
}

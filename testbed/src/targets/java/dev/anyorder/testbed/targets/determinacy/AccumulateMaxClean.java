package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicLong;

/** The larger of two values is the same in both orders. */
public final class AccumulateMaxClean { // analyses: race,determinacy
    private final AtomicLong most = new AtomicLong();

    void first() {
        most.accumulateAndGet(3, Math::max);
    }

    void second() {
        most.accumulateAndGet(5, Math::max);
    }

    public static void main(String[] args) throws Exception {
        AccumulateMaxClean shared = new AccumulateMaxClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most.get()); // prints: 5
    }
}

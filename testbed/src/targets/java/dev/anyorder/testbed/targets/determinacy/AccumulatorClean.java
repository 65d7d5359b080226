package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.LongAccumulator;

/** An accumulator is given what may come in any order. */
public final class AccumulatorClean { // analyses: race,determinacy
    private final LongAccumulator most = new LongAccumulator(Long::max, 0);

    void first() {
        most.accumulate(3);
    }

    void second() {
        most.accumulate(5);
    }

    public static void main(String[] args) throws Exception {
        AccumulatorClean shared = new AccumulatorClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most.get()); // prints: 5
    }
}

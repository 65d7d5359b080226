package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Functions that are written as lambdas, and commute. */
public final class LambdaClean { // analyses: race,determinacy
    private final AtomicLong most = new AtomicLong();
    private final AtomicInteger sum = new AtomicInteger();
    private final Map<String, Integer> counts = new HashMap<>();

    private void add(int d) {
        most.accumulateAndGet(d, (a, b) -> a < b ? b : a);
        sum.updateAndGet(x -> x + d);
        synchronized (this) {
            counts.merge("sum", d, (a, b) -> a + b);
            counts.compute("count", (key, old) -> old == null ? 1 : old + 1);
        }
    }

    void first() {
        add(3);
    }

    void second() {
        add(5);
    }

    public static void main(String[] args) throws Exception {
        LambdaClean shared = new LambdaClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most.get() + " " + shared.sum.get() + " " + shared.counts.get("sum") + " "
                + shared.counts.get("count")); // prints: 5 8 8 2
    }
}

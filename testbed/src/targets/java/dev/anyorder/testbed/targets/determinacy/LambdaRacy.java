package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Functions that are written as lambdas, and do not commute. */
public final class LambdaRacy { // analyses: race,determinacy
    private final AtomicLong most = new AtomicLong();
    private final AtomicInteger sum = new AtomicInteger();
    private final Map<String, Integer> counts = new HashMap<>();

    private void add(int d) {
        most.accumulateAndGet(d, (a, b) -> a - b > 0 ? a : b); // determinacy: AtomicLong.accumulateAndGet
        sum.updateAndGet(x -> x * 2 + d); // determinacy: AtomicInteger.updateAndGet
        synchronized (this) {
            counts.merge("difference", d, (a, b) -> a - b); // determinacy: HashMap.merge
        }
    }

    void first() {
        add(3);
    }

    void second() {
        add(5);
    }

    public static void main(String[] args) throws Exception {
        LambdaRacy shared = new LambdaRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most.get() + " " + (shared.sum.get() > 0) + " "
                + Math.abs(shared.counts.get("difference"))); // prints: 5 true 2
    }
}

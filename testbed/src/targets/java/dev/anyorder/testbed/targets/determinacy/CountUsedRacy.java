package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Who is the second to count does the rest: which of the two that is depends on the order. */
public final class CountUsedRacy { // analyses: race,determinacy
    private final AtomicInteger count = new AtomicInteger();
    private final AtomicInteger last = new AtomicInteger();

    void first() {
        if (count.incrementAndGet() == 2) { // determinacy: AtomicInteger.incrementAndGet
            last.set(1);
        }
    }

    void second() {
        if (count.incrementAndGet() == 2) { // determinacy: AtomicInteger.incrementAndGet
            last.set(2);
        }
    }

    public static void main(String[] args) throws Exception {
        CountUsedRacy shared = new CountUsedRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.last.get() > 0); // prints: true
    }
}

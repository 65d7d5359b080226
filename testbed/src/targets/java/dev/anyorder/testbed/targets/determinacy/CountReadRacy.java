package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** One counts, the other looks how far it got. */
public final class CountReadRacy { // analyses: race,determinacy
    private final AtomicInteger count = new AtomicInteger();
    private boolean seen;

    void first() {
        count.incrementAndGet(); // determinacy: AtomicInteger.incrementAndGet
    }

    void second() {
        seen = count.get() >= 0; // determinacy: AtomicInteger.get
    }

    public static void main(String[] args) throws Exception {
        CountReadRacy shared = new CountReadRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.seen); // prints: true
    }
}

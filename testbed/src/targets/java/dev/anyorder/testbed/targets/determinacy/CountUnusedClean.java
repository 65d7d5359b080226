package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Both count and do not look; the sum is read when both are done. */
public final class CountUnusedClean { // analyses: race,determinacy
    private final AtomicInteger count = new AtomicInteger();

    void first() {
        count.incrementAndGet();
        count.addAndGet(3);
    }

    void second() {
        count.getAndIncrement();
        count.decrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        CountUnusedClean shared = new CountUnusedClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.count.get()); // prints: 4
    }
}

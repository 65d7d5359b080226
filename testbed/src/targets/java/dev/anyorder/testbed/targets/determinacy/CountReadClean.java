package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** One counts, the other looks at it after it was told. */
public final class CountReadClean { // analyses: race,determinacy
    private final CountDownLatch done = new CountDownLatch(1);
    private final AtomicInteger count = new AtomicInteger();
    private int seen;

    void first() {
        count.incrementAndGet();
        done.countDown();
    }

    void second() throws Exception {
        done.await();
        seen = count.get();
    }

    public static void main(String[] args) throws Exception {
        CountReadClean shared = new CountReadClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.seen); // prints: 1
    }
}

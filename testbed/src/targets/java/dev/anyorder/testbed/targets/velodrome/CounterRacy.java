package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Somebody counts between a look at the counter and an addition that goes by it. */
public final class CounterRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private final AtomicInteger count = new AtomicInteger();

    @Atomic
    void block() {
        int found = count.get(); // unserialisable: AtomicInteger.get
        first.give();
        second.take();
        count.addAndGet(found); // unserialisable: AtomicInteger.addAndGet
    }

    void other() {
        first.take();
        count.incrementAndGet(); // unserialisable: AtomicInteger.incrementAndGet
        second.give();
    }

    public static void main(String[] args) throws Exception {
        CounterRacy shared = new CounterRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

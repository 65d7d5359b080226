package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** A count that nobody looks at orders nothing: what comes before and after it is a race, whoever was first. */
public final class CountHidesRacy { // analyses: race,determinacy
    private final AtomicInteger count = new AtomicInteger();
    private int x;

    void first() {
        x = 1; // race: CountHidesRacy.x
        count.incrementAndGet();
    }

    void second() {
        count.incrementAndGet();
        x = 1; // race: CountHidesRacy.x
    }

    public static void main(String[] args) throws Exception {
        CountHidesRacy shared = new CountHidesRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x); // prints: 1
    }
}

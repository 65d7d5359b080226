package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicLongArray;

/** Both take a number from the same element of an array. */
public final class CellUsedRacy { // analyses: race,determinacy
    private final AtomicLongArray counts = new AtomicLongArray(4);
    private long one;
    private long two;

    void first() {
        one = counts.getAndIncrement(1); // determinacy: AtomicLongArray.getAndIncrement
    }

    void second() {
        two = counts.getAndIncrement(1); // determinacy: AtomicLongArray.getAndIncrement
    }

    public static void main(String[] args) throws Exception {
        CellUsedRacy shared = new CellUsedRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.one + shared.two); // prints: 1
    }
}

package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicLongArray;

/** Each takes numbers from an element of its own. */
public final class CellUsedClean { // analyses: race,determinacy
    private final AtomicLongArray counts = new AtomicLongArray(4);
    private long one;
    private long two;

    void first() {
        one = counts.getAndIncrement(1);
    }

    void second() {
        two = counts.getAndIncrement(2);
    }

    public static void main(String[] args) throws Exception {
        CellUsedClean shared = new CellUsedClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.one + shared.two); // prints: 0
    }
}

package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicBoolean;

/** Who sees that compareAndSet fails has seen what another task has set before. */
public final class FailedCompareAndSetClean {
    private final AtomicBoolean isThere = new AtomicBoolean();
    private int guarded;

    void first() {
        guarded = 1;
        isThere.set(true);
    }

    void second() {
        while (isThere.compareAndSet(false, false)) {
            Thread.onSpinWait();
        }
        guarded++;
    }

    public static void main(String[] args) throws Exception {
        FailedCompareAndSetClean shared = new FailedCompareAndSetClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.guarded); // prints: 2
    }
}

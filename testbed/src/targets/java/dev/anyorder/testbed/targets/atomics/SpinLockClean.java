package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock made of an AtomicBoolean. */
public final class SpinLockClean {
    private final AtomicBoolean taken = new AtomicBoolean();
    private int guarded;

    void add() {
        while (!taken.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        guarded++;
        taken.set(false);
    }

    public static void main(String[] args) throws Exception {
        SpinLockClean shared = new SpinLockClean();
        TwoThreads.run(shared::add, shared::add);
        System.out.println(shared.guarded); // prints: 2
    }
}

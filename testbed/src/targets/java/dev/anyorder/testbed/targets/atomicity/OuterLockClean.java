package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Who comes takes the outer lock, which covers both accesses. */
public final class OuterLockClean { // analyses: atomicity
    private final Object outer = new Object();
    private final Object inner = new Object();
    private int value;

    @Atomic
    void block() {
        synchronized (outer) {
            int found;
            synchronized (inner) {
                found = value;
            }
            synchronized (inner) {
                value = found + 1;
            }
        }
    }

    void other() {
        synchronized (outer) {
            value = 3;
        }
    }

    public static void main(String[] args) throws Exception {
        OuterLockClean shared = new OuterLockClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

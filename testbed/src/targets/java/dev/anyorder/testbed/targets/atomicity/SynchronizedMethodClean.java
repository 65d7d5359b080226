package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** The atomic method itself holds the lock, from entry to exit. */
public final class SynchronizedMethodClean { // analyses: atomicity
    private int value;

    @Atomic
    synchronized void block() {
        int found = value;
        value = found + 1;
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        SynchronizedMethodClean shared = new SynchronizedMethodClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

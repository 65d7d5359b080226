package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** One section of the lock holds both accesses. */
public final class OneSectionClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int found = value;
            value = found + 1;
        }
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        OneSectionClean shared = new OneSectionClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

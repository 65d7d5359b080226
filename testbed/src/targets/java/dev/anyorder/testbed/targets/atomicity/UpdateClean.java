package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** An update under a lock is whole. */
public final class UpdateClean { // analyses: atomicity
    private int value;

    @Atomic
    synchronized void block() {
        value++;
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        UpdateClean shared = new UpdateClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Each holds a lock all the time, but not the same one. */
public final class OtherLockRacy { // analyses: atomicity
    private final Object lock = new Object();
    private int value;

    @Atomic
    synchronized void block() {
        int found = value; // atomicity: OtherLockRacy.value
        value = found + 1; // atomicity: OtherLockRacy.value
    }

    void other() {
        synchronized (lock) {
            value = 3; // atomicity: OtherLockRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        OtherLockRacy shared = new OtherLockRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

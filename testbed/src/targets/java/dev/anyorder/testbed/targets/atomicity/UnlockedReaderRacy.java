package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** A lock protects only against who takes it. */
public final class UnlockedReaderRacy { // analyses: atomicity
    private int value;

    @Atomic
    synchronized void block() {
        value = 1; // atomicity: UnlockedReaderRacy.value
        value = 2; // atomicity: UnlockedReaderRacy.value
    }

    int other() {
        return value; // atomicity: UnlockedReaderRacy.value
    }

    public static void main(String[] args) throws Exception {
        UnlockedReaderRacy shared = new UnlockedReaderRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

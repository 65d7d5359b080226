package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** What two sections wrote is, in between, what another one wrote. */
public final class WriteWriteWriteRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1; // atomicity: WriteWriteWriteRacy.value
        }
        synchronized (this) {
            value = 2; // atomicity: WriteWriteWriteRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: WriteWriteWriteRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        WriteWriteWriteRacy shared = new WriteWriteWriteRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

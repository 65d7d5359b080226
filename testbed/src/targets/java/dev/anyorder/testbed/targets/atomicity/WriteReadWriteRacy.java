package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Somebody sees what was only half done. */
public final class WriteReadWriteRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1; // atomicity: WriteReadWriteRacy.value
        }
        synchronized (this) {
            value = 2; // atomicity: WriteReadWriteRacy.value
        }
    }

    void other() {
        synchronized (this) {
            int seen = value; // atomicity: WriteReadWriteRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        WriteReadWriteRacy shared = new WriteReadWriteRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

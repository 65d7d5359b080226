package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** What was written is read, and is not there any more. */
public final class WriteWriteReadRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1; // atomicity: WriteWriteReadRacy.value
        }
        synchronized (this) {
            int second = value; // atomicity: WriteWriteReadRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: WriteWriteReadRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        WriteWriteReadRacy shared = new WriteWriteReadRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two sections read, and see different values. */
public final class ReadWriteReadRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value; // atomicity: ReadWriteReadRacy.value
        }
        synchronized (this) {
            int second = value; // atomicity: ReadWriteReadRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: ReadWriteReadRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteReadRacy shared = new ReadWriteReadRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

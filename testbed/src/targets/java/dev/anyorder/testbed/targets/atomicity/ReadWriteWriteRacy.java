package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** A section writes what another one has found; what came between is lost. */
public final class ReadWriteWriteRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value; // atomicity: ReadWriteWriteRacy.value
        }
        synchronized (this) {
            value = 2; // atomicity: ReadWriteWriteRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: ReadWriteWriteRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteWriteRacy shared = new ReadWriteWriteRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

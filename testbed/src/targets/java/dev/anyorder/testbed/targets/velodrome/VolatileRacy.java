package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Somebody writes a volatile field between the read and the write of a block. */
public final class VolatileRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private volatile int value;

    @Atomic
    void block() {
        int found = value; // unserialisable: VolatileRacy.block
        first.give();
        second.take();
        value = found + 1; // unserialisable: VolatileRacy.block
    }

    void other() {
        first.take();
        value = 3; // unserialisable: VolatileRacy.block
        second.give();
    }

    public static void main(String[] args) throws Exception {
        VolatileRacy shared = new VolatileRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

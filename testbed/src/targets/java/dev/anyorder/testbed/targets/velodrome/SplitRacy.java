package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Somebody writes between the read and the write of a block. */
public final class SplitRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    @Atomic
    void block() {
        int found = value; // unserialisable
        first.give();
        second.take();
        value = found + 1; // unserialisable
    }

    void other() {
        first.take();
        value = 3; // unserialisable
        second.give();
    }

    public static void main(String[] args) throws Exception {
        SplitRacy shared = new SplitRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

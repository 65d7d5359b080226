package dev.anyorder.testbed.targets.velodrome;

import static dev.anyorder.api.Tasks.atomic;

import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Somebody writes between the read and the write of a block that is a piece of a method. */
public final class BlockOfCodeRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    void block() {
        atomic(() -> {
            int found = value; // unserialisable
            first.give();
            second.take();
            value = found + 1; // unserialisable
        });
    }

    void other() {
        first.take();
        value = 3; // unserialisable
        second.give();
    }

    public static void main(String[] args) throws Exception {
        BlockOfCodeRacy shared = new BlockOfCodeRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

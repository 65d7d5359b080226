package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Somebody changes an element of an array between two sections of a block that use another lock. */
public final class ElementRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private final Object lock = new Object();
    private final int[] values = new int[4];

    @Atomic
    void block() {
        int found;
        synchronized (lock) {
            found = values[2]; // unserialisable: ElementRacy.block
        }
        first.give();
        second.take();
        synchronized (lock) {
            values[2] = found + 1; // unserialisable: ElementRacy.block
        }
    }

    void other() {
        first.take();
        synchronized (values) {
            values[2] = 3; // unserialisable: ElementRacy.block
        }
        second.give();
    }

    public static void main(String[] args) throws Exception {
        ElementRacy shared = new ElementRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

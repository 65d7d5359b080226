package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** The same of an element of an array. */
public final class ElementRacy { // analyses: atomicity
    private final int[] values = new int[4];

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = values[1]; // atomicity: int[]
        }
        synchronized (this) {
            values[1] = found + 1; // atomicity: int[]
        }
    }

    synchronized void other() {
        values[1] = 3; // atomicity: int[]
    }

    public static void main(String[] args) throws Exception {
        ElementRacy shared = new ElementRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

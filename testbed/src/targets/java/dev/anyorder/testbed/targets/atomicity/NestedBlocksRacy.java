package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** An atomic method that calls two others is one block with them. */
public final class NestedBlocksRacy { // analyses: atomicity
    private int value;

    @Atomic
    synchronized int get() {
        return value; // atomicity: NestedBlocksRacy.value
    }

    @Atomic
    synchronized void set(int next) {
        value = next; // atomicity: NestedBlocksRacy.value
    }

    @Atomic
    void block() {
        set(get() + 1);
    }

    public static void main(String[] args) throws Exception {
        NestedBlocksRacy shared = new NestedBlocksRacy();
        TwoThreads.run(shared::block, shared::block);
        System.out.println("done"); // prints: done
    }
}

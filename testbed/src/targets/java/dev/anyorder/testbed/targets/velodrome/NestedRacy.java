package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Each call is atomic, but the block around them is not. */
public final class NestedRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    @Atomic
    private int get() {
        return value; // unserialisable: NestedRacy.block
    }

    @Atomic
    private void set(int next) {
        value = next; // unserialisable: NestedRacy.block
    }

    @Atomic
    void block() {
        int found = get();
        first.give();
        second.take();
        set(found + 1);
    }

    void other() {
        first.take();
        set(3);
        second.give();
    }

    public static void main(String[] args) throws Exception {
        NestedRacy shared = new NestedRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

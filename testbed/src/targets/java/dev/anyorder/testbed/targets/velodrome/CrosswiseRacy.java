package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two blocks, each of which reads what the other has written: neither can have come first. */
public final class CrosswiseRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int left;
    private int right;

    @Atomic
    void block() {
        left = 1; // unserialisable
        first.give();
        second.take();
        int seen = right; // unserialisable
    }

    @Atomic
    void other() {
        first.take();
        right = 1; // unserialisable
        int seen = left; // unserialisable
        second.give();
    }

    public static void main(String[] args) throws Exception {
        CrosswiseRacy shared = new CrosswiseRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

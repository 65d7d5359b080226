package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Somebody reads between the read and the write of a block, and might have come before it. */
public final class ReaderClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    @Atomic
    void block() {
        int found = value;
        first.give();
        second.take();
        value = found + 1;
    }

    void other() {
        first.take();
        int seen = value;
        second.give();
    }

    public static void main(String[] args) throws Exception {
        ReaderClean shared = new ReaderClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

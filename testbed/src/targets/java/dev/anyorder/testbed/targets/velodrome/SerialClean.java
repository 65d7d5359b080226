package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** The same, and this run has the block before the other. */
public final class SerialClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    @Atomic
    void block() {
        int found = value;
        value = found + 1;
        first.give();
    }

    void other() {
        first.take();
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        SerialClean shared = new SerialClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

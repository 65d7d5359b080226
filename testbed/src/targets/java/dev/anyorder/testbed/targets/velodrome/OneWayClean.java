package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** A block writes two fields, and the other block reads them in between and later. */
public final class OneWayClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int left;
    private int right;

    @Atomic
    void block() {
        left = 1;
        first.give();
        second.take();
    }

    @Atomic
    void other() {
        first.take();
        int seen = left;
        second.give();
        right = 1;
    }

    public static void main(String[] args) throws Exception {
        OneWayClean shared = new OneWayClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** An exception ends the block, and only then somebody writes. */
public final class ExceptionClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    @Atomic
    private void fail() {
        value++;
        throw new IllegalStateException();
    }

    void block() {
        try {
            fail();
        } catch (IllegalStateException expected) {
            first.give();
            second.take();
            value = 2;
        }
    }

    void other() {
        first.take();
        value = 3;
        second.give();
    }

    public static void main(String[] args) throws Exception {
        ExceptionClean shared = new ExceptionClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

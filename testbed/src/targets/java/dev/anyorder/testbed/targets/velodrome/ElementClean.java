package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** The same with another element. */
public final class ElementClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private final Object lock = new Object();
    private final int[] values = new int[4];

    @Atomic
    void block() {
        int found;
        synchronized (lock) {
            found = values[2];
        }
        first.give();
        second.take();
        synchronized (lock) {
            values[2] = found + 1;
        }
    }

    void other() {
        first.take();
        synchronized (values) {
            values[1] = 3;
        }
        second.give();
    }

    public static void main(String[] args) throws Exception {
        ElementClean shared = new ElementClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

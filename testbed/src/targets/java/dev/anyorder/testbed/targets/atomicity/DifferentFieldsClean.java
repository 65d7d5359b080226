package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Each field is touched once by the block, and they are not said to belong together. */
public final class DifferentFieldsClean { // analyses: atomicity
    private int left;
    private int right;

    @Atomic
    void block() {
        synchronized (this) {
            left = 1;
        }
        synchronized (this) {
            right = 1;
        }
    }

    synchronized void other() {
        left = 2;
        right = 2;
    }

    public static void main(String[] args) throws Exception {
        DifferentFieldsClean shared = new DifferentFieldsClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Who reads before the write might as well come before the block. */
public final class ReadReadWriteClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value;
        }
        synchronized (this) {
            value = 2;
        }
    }

    void other() {
        synchronized (this) {
            int seen = value;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadReadWriteClean shared = new ReadReadWriteClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Who reads after the write might as well come after the block. */
public final class WriteReadReadClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1;
        }
        synchronized (this) {
            int second = value;
        }
    }

    void other() {
        synchronized (this) {
            int seen = value;
        }
    }

    public static void main(String[] args) throws Exception {
        WriteReadReadClean shared = new WriteReadReadClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** One section writes and writes; who reads in between has to wait. */
public final class WriteReadWriteOneSectionClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1;
            value = 2;
        }
    }

    void other() {
        synchronized (this) {
            int seen = value;
        }
    }

    public static void main(String[] args) throws Exception {
        WriteReadWriteOneSectionClean shared = new WriteReadWriteOneSectionClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** One section reads and writes; who writes in between has to wait. */
public final class ReadWriteWriteOneSectionClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value;
            value = 2;
        }
    }

    void other() {
        synchronized (this) {
            value = 3;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteWriteOneSectionClean shared = new ReadWriteWriteOneSectionClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** One section reads and reads; who writes in between has to wait. */
public final class ReadWriteReadOneSectionClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value;
            int second = value;
        }
    }

    void other() {
        synchronized (this) {
            value = 3;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteReadOneSectionClean shared = new ReadWriteReadOneSectionClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Who reads between two reads might as well come later. */
public final class ReadReadReadClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value;
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
        ReadReadReadClean shared = new ReadReadReadClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

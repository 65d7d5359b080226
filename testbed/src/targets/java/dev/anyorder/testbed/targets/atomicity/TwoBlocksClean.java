package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two atomic methods that are called one after the other are two blocks. */
public final class TwoBlocksClean { // analyses: atomicity
    private int value;

    @Atomic
    synchronized int get() {
        return value;
    }

    @Atomic
    synchronized void set(int next) {
        value = next;
    }

    void both() {
        set(get() + 1);
    }

    public static void main(String[] args) throws Exception {
        TwoBlocksClean shared = new TwoBlocksClean();
        TwoThreads.run(shared::both, shared::both);
        System.out.println("done"); // prints: done
    }
}

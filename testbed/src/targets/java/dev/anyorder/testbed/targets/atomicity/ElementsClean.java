package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Different elements of an array are different locations. */
public final class ElementsClean { // analyses: atomicity
    private final int[] values = new int[4];

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = values[1];
        }
        synchronized (this) {
            values[2] = found + 1;
        }
    }

    synchronized void other() {
        values[1] = 3;
    }

    public static void main(String[] args) throws Exception {
        ElementsClean shared = new ElementsClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** A thread that is started by another one is as parallel as that one. */
public final class NestedThreadRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value; // atomicity: NestedThreadRacy.value
        }
        synchronized (this) {
            value = found + 1; // atomicity: NestedThreadRacy.value
        }
    }

    synchronized void other() {
        value = 3; // atomicity: NestedThreadRacy.value
    }

    public static void main(String[] args) throws Exception {
        NestedThreadRacy shared = new NestedThreadRacy();
        TwoThreads.run(shared::block, () -> {
            Thread thread = new Thread(shared::other);
            thread.start();
            thread.join();
        });
        System.out.println("done"); // prints: done
    }
}

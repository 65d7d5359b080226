package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** An exception that is caught inside does not end the block. */
public final class CaughtInsideRacy { // analyses: atomicity
    private int value;

    @Atomic
    synchronized int refuse() {
        if (value >= 0) { // atomicity: CaughtInsideRacy.value
            throw new IllegalStateException("no");
        }
        return value;
    }

    @Atomic
    void block() {
        try {
            refuse();
        } catch (IllegalStateException expected) {
            set(1);
        }
    }

    synchronized void set(int next) {
        value = next; // atomicity: CaughtInsideRacy.value
    }

    public static void main(String[] args) throws Exception {
        CaughtInsideRacy shared = new CaughtInsideRacy();
        TwoThreads.run(shared::block, () -> shared.set(3));
        System.out.println("done"); // prints: done
    }
}

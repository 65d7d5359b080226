package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** A block that is left by an exception is over. */
public final class ThrownOutClean { // analyses: atomicity
    private int value;

    @Atomic
    synchronized int refuse() {
        if (value >= 0) {
            throw new IllegalStateException("no");
        }
        return value;
    }

    void both() {
        try {
            refuse();
        } catch (IllegalStateException expected) {
            set(1);
        }
    }

    synchronized void set(int next) {
        value = next;
    }

    public static void main(String[] args) throws Exception {
        ThrownOutClean shared = new ThrownOutClean();
        TwoThreads.run(shared::both, () -> shared.set(3));
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** The outer lock covers both, but who comes takes only the inner one. */
public final class InnerLockRacy { // analyses: atomicity
    private final Object outer = new Object();
    private final Object inner = new Object();
    private int value;

    @Atomic
    void block() {
        synchronized (outer) {
            int found;
            synchronized (inner) {
                found = value; // atomicity: InnerLockRacy.value
            }
            synchronized (inner) {
                value = found + 1; // atomicity: InnerLockRacy.value
            }
        }
    }

    void other() {
        synchronized (inner) {
            value = 3; // atomicity: InnerLockRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        InnerLockRacy shared = new InnerLockRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** One lock for the first access, another for the second, and a moment without either. */
public final class TwoLocksRacy { // analyses: atomicity
    private final Object one = new Object();
    private final Object two = new Object();
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (one) {
            found = value; // atomicity: TwoLocksRacy.value
        }
        synchronized (two) {
            value = found + 1; // atomicity: TwoLocksRacy.value
        }
    }

    void other() {
        synchronized (one) {
            synchronized (two) {
                value = 3; // atomicity: TwoLocksRacy.value
            }
        }
    }

    public static void main(String[] args) throws Exception {
        TwoLocksRacy shared = new TwoLocksRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Each of two synchronized methods is a section: one ends where the first returns, the next begins with the second. */
public final class ReleasedByMethodRacy { // analyses: atomicity
    private int value;

    private synchronized int get() {
        int found = value; // atomicity: ReleasedByMethodRacy.value
        return found + 1; // released
    }

    private synchronized void set(int next) {
        int later = next; // taken again
        value = later; // atomicity: ReleasedByMethodRacy.value
    }

    @Atomic
    void raise() {
        set(get());
    }

    public static void main(String[] args) throws Exception {
        ReleasedByMethodRacy shared = new ReleasedByMethodRacy();
        TwoThreads.run(shared::raise, shared::raise);
        System.out.println("done"); // prints: done
    }
}

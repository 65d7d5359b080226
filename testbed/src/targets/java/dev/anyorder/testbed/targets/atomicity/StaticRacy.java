package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** The same of a static field. */
public final class StaticRacy { // analyses: atomicity
    private static int value;

    @Atomic
    static void block() {
        int found;
        synchronized (StaticRacy.class) {
            found = value; // atomicity: StaticRacy.value
        }
        synchronized (StaticRacy.class) {
            value = found + 1; // atomicity: StaticRacy.value
        }
    }

    static synchronized void other() {
        value = 3; // atomicity: StaticRacy.value
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(StaticRacy::block, StaticRacy::other);
        System.out.println("done"); // prints: done
    }
}

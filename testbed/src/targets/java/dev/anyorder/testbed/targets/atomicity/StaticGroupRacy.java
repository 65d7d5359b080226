package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.AtomicGroup;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** The same of static fields. */
public final class StaticGroupRacy { // analyses: atomicity
    @AtomicGroup("place")
    private static int x;

    @AtomicGroup("place")
    private static int y;

    static void block() {
        synchronized (StaticGroupRacy.class) {
            x = 1; // atomicity: x
        }
        synchronized (StaticGroupRacy.class) {
            y = 2; // atomicity: y
        }
    }

    static synchronized void other() {
        x = 3; // atomicity: x
        y = 4; // atomicity: y
    }

    public static void main(String[] args) throws Exception {
        Hint over = new Hint();
        TwoThreads.run(
                () -> {
                    StaticGroupRacy.block();
                    over.give();
                },
                () -> {
                    over.take();
                    StaticGroupRacy.other();
                });
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.AtomicGroup;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two fields that belong together are read in two sections, and may not fit. */
public final class GroupReadRacy { // analyses: atomicity
    @AtomicGroup("place")
    private int x;

    @AtomicGroup("place")
    private int y;

    int block() {
        int sum;
        synchronized (this) {
            sum = x; // atomicity: x
        }
        synchronized (this) {
            return sum + y; // atomicity: y
        }
    }

    synchronized void other() {
        x = 3; // atomicity: x
        y = 4; // atomicity: y
    }

    public static void main(String[] args) throws Exception {
        GroupReadRacy shared = new GroupReadRacy();
        Hint over = new Hint();
        TwoThreads.run(
                () -> {
                    shared.block();
                    over.give();
                },
                () -> {
                    over.take();
                    shared.other();
                });
        System.out.println("done"); // prints: done
    }
}

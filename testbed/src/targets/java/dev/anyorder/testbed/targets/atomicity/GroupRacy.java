package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.AtomicGroup;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two fields that belong together are written in two sections; somebody writes both. */
public final class GroupRacy { // analyses: atomicity
    @AtomicGroup("place")
    private int x;

    @AtomicGroup("place")
    private int y;

    void block() {
        synchronized (this) {
            x = 1; // atomicity: x
        }
        synchronized (this) {
            y = 2; // atomicity: y
        }
    }

    synchronized void other() {
        x = 3; // atomicity: x
        y = 4; // atomicity: y
    }

    public static void main(String[] args) throws Exception {
        GroupRacy shared = new GroupRacy();
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

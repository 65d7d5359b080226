package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.AtomicGroup;
import dev.anyorder.testbed.targets.TwoThreads;

/** The same fields of two objects are two groups. */
public final class GroupsOfObjectsClean { // analyses: atomicity
    @AtomicGroup("place")
    private int x;

    @AtomicGroup("place")
    private int y;

    synchronized void right() {
        x = 1;
    }

    synchronized void up() {
        y = 2;
    }

    synchronized void other() {
        x = 3;
        y = 4;
    }

    public static void main(String[] args) throws Exception {
        GroupsOfObjectsClean shared = new GroupsOfObjectsClean();
        GroupsOfObjectsClean another = new GroupsOfObjectsClean();
        TwoThreads.run(
                () -> {
                    shared.right();
                    another.up();
                },
                () -> {
                    shared.other();
                    another.other();
                });
        System.out.println("done"); // prints: done
    }
}

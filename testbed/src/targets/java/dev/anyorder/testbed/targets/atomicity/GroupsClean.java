package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.AtomicGroup;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two fields of two groups need not be written at once. */
public final class GroupsClean { // analyses: atomicity
    @AtomicGroup("place")
    private int x;

    @AtomicGroup("place")
    private int z;

    @AtomicGroup("time")
    private int y;

    @AtomicGroup("time")
    private int pace;

    void block() {
        synchronized (this) {
            x = 1;
        }
        synchronized (this) {
            y = 2;
        }
    }

    synchronized void other() {
        x = 3;
        z = 3;
        y = 4;
        pace = 4;
    }

    public static void main(String[] args) throws Exception {
        GroupsClean shared = new GroupsClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

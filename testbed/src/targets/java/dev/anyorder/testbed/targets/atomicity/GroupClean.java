package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.AtomicGroup;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two fields that belong together are written in one section. */
public final class GroupClean { // analyses: atomicity
    @AtomicGroup("place")
    private int x;

    @AtomicGroup("place")
    private int y;

    void block() {
        synchronized (this) {
            x = 1;
            y = 2;
        }
    }

    synchronized void other() {
        x = 3;
        y = 4;
    }

    public static void main(String[] args) throws Exception {
        GroupClean shared = new GroupClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

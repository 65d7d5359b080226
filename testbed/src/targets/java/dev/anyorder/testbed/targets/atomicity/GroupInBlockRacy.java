package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.AtomicGroup;

/** A block reads fields that belong together, and waits in between. */
public final class GroupInBlockRacy { // analyses: atomicity
    @AtomicGroup("place")
    private int x;

    @AtomicGroup("place")
    private int y;

    @Atomic
    int block(Thread thread) throws InterruptedException {
        int sum;
        synchronized (this) {
            sum = x; // atomicity: x
        }
        thread.join();
        synchronized (this) {
            return sum + y; // atomicity: y
        }
    }

    synchronized void other() {
        x = 3; // atomicity: x
        y = 4;
    }

    public static void main(String[] args) throws Exception {
        GroupInBlockRacy shared = new GroupInBlockRacy();
        Thread thread = new Thread(shared::other);
        thread.start();
        shared.block(thread);
        System.out.println("done"); // prints: done
    }
}

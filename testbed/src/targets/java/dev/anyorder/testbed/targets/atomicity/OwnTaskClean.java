package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;

/** What a task does that the block has started is the doing of the block. */
public final class OwnTaskClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() throws Exception {
        synchronized (this) {
            value = 1;
        }
        Thread thread = new Thread(this::other);
        thread.start();
        thread.join();
        synchronized (this) {
            value = value + 1;
        }
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        OwnTaskClean shared = new OwnTaskClean();
        shared.block();
        System.out.println("done"); // prints: done
    }
}

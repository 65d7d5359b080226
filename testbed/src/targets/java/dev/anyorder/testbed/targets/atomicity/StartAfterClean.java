package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;

/** The other thread is started after the block. */
public final class StartAfterClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value;
        }
        synchronized (this) {
            value = found + 1;
        }
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        StartAfterClean shared = new StartAfterClean();
        shared.block();
        Thread thread = new Thread(shared::other);
        thread.start();
        thread.join();
        System.out.println("done"); // prints: done
    }
}

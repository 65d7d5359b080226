package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;

/** The other thread is joined before the block begins. */
public final class JoinClean { // analyses: atomicity
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
        JoinClean shared = new JoinClean();
        Thread thread = new Thread(shared::other);
        thread.start();
        thread.join();
        shared.block();
        System.out.println("done"); // prints: done
    }
}

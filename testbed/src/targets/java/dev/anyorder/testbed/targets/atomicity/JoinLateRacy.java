package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;

/** The other thread is joined after the block. */
public final class JoinLateRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value; // atomicity: JoinLateRacy.value
        }
        synchronized (this) {
            value = found + 1; // atomicity: JoinLateRacy.value
        }
    }

    synchronized void other() {
        value = 3; // atomicity: JoinLateRacy.value
    }

    public static void main(String[] args) throws Exception {
        JoinLateRacy shared = new JoinLateRacy();
        Thread thread = new Thread(shared::other);
        thread.start();
        shared.block();
        thread.join();
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** To wait is to let the lock go, and to take it again. */
public final class WaitRacy { // analyses: atomicity
    private int value;

    @Atomic
    synchronized void block() throws InterruptedException {
        int found = value; // atomicity: WaitRacy.value
        wait(1); // released and taken again
        value = found + 1; // atomicity: WaitRacy.value
    }

    synchronized void other() {
        value = 3; // atomicity: WaitRacy.value
    }

    public static void main(String[] args) throws Exception {
        WaitRacy shared = new WaitRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

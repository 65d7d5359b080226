package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Waiting lets the lock go, so that somebody else comes between what a block does before and after. */
public final class ConditionRacy { // analyses: velodrome
    private boolean isAsked;
    private boolean isAnswered;

    @Atomic
    synchronized void block() throws InterruptedException {
        isAsked = true;
        notifyAll();
        while (!isAnswered) {
            wait(); // unserialisable: ConditionRacy.block
        }
    }

    void other() throws InterruptedException {
        boolean isDone = false;
        while (!isDone) {
            isDone = reply();
        }
    }

    private boolean reply() {
        synchronized (this) { // unserialisable: ConditionRacy.block
            isAnswered = isAsked;
            notifyAll();
            return isAsked; // unserialisable: ConditionRacy.block
        }
    }

    public static void main(String[] args) throws Exception {
        ConditionRacy shared = new ConditionRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

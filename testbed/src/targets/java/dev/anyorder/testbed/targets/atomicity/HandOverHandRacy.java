package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** Locks are handed on; who needs only the first can come once it is free. */
public final class HandOverHandRacy { // analyses: atomicity
    private final ReentrantLock one = new ReentrantLock();
    private final ReentrantLock two = new ReentrantLock();
    private int value;

    @Atomic
    void block() {
        one.lock();
        int found = value; // atomicity: HandOverHandRacy.value
        two.lock();
        one.unlock();
        value = found + 1; // atomicity: HandOverHandRacy.value
        two.unlock();
    }

    void other() {
        one.lock();
        value = 3; // atomicity: HandOverHandRacy.value
        one.unlock();
    }

    public static void main(String[] args) throws Exception {
        HandOverHandRacy shared = new HandOverHandRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

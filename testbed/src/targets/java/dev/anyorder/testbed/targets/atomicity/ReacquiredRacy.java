package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is released and taken again is another section. */
public final class ReacquiredRacy { // analyses: atomicity
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    @Atomic
    void block() {
        lock.lock();
        int found = value; // atomicity: ReacquiredRacy.value
        lock.unlock(); // released
        lock.lock(); // taken again
        value = found + 1; // atomicity: ReacquiredRacy.value
        lock.unlock();
    }

    void other() {
        lock.lock();
        value = 3; // atomicity: ReacquiredRacy.value
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        ReacquiredRacy shared = new ReacquiredRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

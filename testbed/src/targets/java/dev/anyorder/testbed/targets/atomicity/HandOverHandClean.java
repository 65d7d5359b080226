package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** Locks are handed on; who needs both finds one of them taken at each moment. */
public final class HandOverHandClean { // analyses: atomicity
    private final ReentrantLock one = new ReentrantLock();
    private final ReentrantLock two = new ReentrantLock();
    private int value;

    @Atomic
    void block() {
        one.lock();
        int found = value;
        two.lock();
        one.unlock();
        value = found + 1;
        two.unlock();
    }

    void other() {
        one.lock();
        two.lock();
        value = 3;
        two.unlock();
        one.unlock();
    }

    public static void main(String[] args) throws Exception {
        HandOverHandClean shared = new HandOverHandClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is taken twice and released once is still held. */
public final class ReentrantClean { // analyses: atomicity
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    @Atomic
    void block() {
        lock.lock();
        lock.lock();
        int found = value;
        lock.unlock();
        value = found + 1;
        lock.unlock();
    }

    void other() {
        lock.lock();
        value = 3;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        ReentrantClean shared = new ReentrantClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

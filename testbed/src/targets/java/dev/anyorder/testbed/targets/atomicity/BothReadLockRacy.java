package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock does not keep out who holds it in read mode, and writes. */
public final class BothReadLockRacy { // analyses: atomicity
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    @Atomic
    boolean block() {
        lock.readLock().lock();
        int first = value; // atomicity: BothReadLockRacy.value
        int second = value; // atomicity: BothReadLockRacy.value
        lock.readLock().unlock();
        return first == second;
    }

    void other() {
        lock.readLock().lock();
        value = 3; // atomicity: BothReadLockRacy.value
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        BothReadLockRacy shared = new BothReadLockRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

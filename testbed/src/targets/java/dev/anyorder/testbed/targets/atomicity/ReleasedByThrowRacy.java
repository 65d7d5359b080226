package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A section that ends in a finally clause, because of an exception; the lock is not taken again, but another one is. */
public final class ReleasedByThrowRacy { // analyses: atomicity
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    private void check() {
        lock.writeLock().lock();
        try {
            if (value >= 0) { // atomicity: ReleasedByThrowRacy.value
                throw new IllegalStateException("at least 0");
            }
        } finally {
            lock.writeLock().unlock(); // released
        }
    }

    @Atomic
    void block() {
        try {
            check();
        } catch (IllegalStateException expected) {
            lock.readLock().lock();
            int found = value; // atomicity: ReleasedByThrowRacy.value
            lock.readLock().unlock();
            assert found >= 0;
        }
    }

    void other() {
        lock.writeLock().lock();
        value = 3; // atomicity: ReleasedByThrowRacy.value
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        ReleasedByThrowRacy shared = new ReleasedByThrowRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock that is released in between lets a writer in. */
public final class ReadLockTwiceRacy { // analyses: atomicity
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    @Atomic
    boolean block() {
        lock.readLock().lock();
        int first = value; // atomicity: ReadLockTwiceRacy.value
        lock.readLock().unlock();
        lock.readLock().lock();
        int second = value; // atomicity: ReadLockTwiceRacy.value
        lock.readLock().unlock();
        return first == second;
    }

    void other() {
        lock.writeLock().lock();
        value = 3; // atomicity: ReadLockTwiceRacy.value
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        ReadLockTwiceRacy shared = new ReadLockTwiceRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

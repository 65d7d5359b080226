package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock keeps writers out as long as it is held. */
public final class ReadLockClean { // analyses: atomicity
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    @Atomic
    boolean block() {
        lock.readLock().lock();
        int first = value;
        int second = value;
        lock.readLock().unlock();
        return first == second;
    }

    void other() {
        lock.writeLock().lock();
        value = 3;
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        ReadLockClean shared = new ReadLockClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

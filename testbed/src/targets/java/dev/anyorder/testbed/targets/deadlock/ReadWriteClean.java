package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers do not wait for readers. */
public final class ReadWriteClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final ReentrantReadWriteLock left = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock right = new ReentrantReadWriteLock();
    private final AtomicInteger sum = new AtomicInteger();

    void one() {
        left.readLock().lock();
        right.readLock().lock();
        sum.incrementAndGet();
        right.readLock().unlock();
        left.readLock().unlock();
    }

    void two() {
        right.readLock().lock();
        left.readLock().lock();
        sum.incrementAndGet();
        left.readLock().unlock();
        right.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        ReadWriteClean shared = new ReadWriteClean();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum.get()); // prints: 2
    }
}

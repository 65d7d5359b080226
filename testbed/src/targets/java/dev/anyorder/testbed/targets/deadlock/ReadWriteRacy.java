package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Each waits to write what the other one reads. */
public final class ReadWriteRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final ReentrantReadWriteLock left = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock right = new ReentrantReadWriteLock();
    private final AtomicInteger sum = new AtomicInteger();

    void one() {
        left.readLock().lock(); // deadlock
        right.writeLock().lock(); // deadlock
        sum.incrementAndGet();
        right.writeLock().unlock();
        left.readLock().unlock();
    }

    void two() {
        right.readLock().lock(); // deadlock
        left.writeLock().lock(); // deadlock
        sum.incrementAndGet();
        left.writeLock().unlock();
        right.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        ReadWriteRacy shared = new ReadWriteRacy();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum.get()); // prints: 2
    }
}

package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.ReentrantLock;

/** The attempt fails, as the other thread holds the lock between the two barriers, and the write happens anyway. */
public final class TryLockRacy {
    private final ReentrantLock lock = new ReentrantLock();
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private int value;

    void owner() throws Exception {
        lock.lock();
        barrier.await();
        value = 1; // race: TryLockRacy.value
        barrier.await();
        lock.unlock();
    }

    void impatient() throws Exception {
        barrier.await();
        boolean locked = lock.tryLock();
        value = 1; // race: TryLockRacy.value
        barrier.await();
        System.out.println(locked); // prints: false
    }

    public static void main(String[] args) throws Exception {
        TryLockRacy shared = new TryLockRacy();
        TwoThreads.run(shared::owner, shared::impatient);
    }
}

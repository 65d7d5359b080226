package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Tries until it has the lock: with and without a time-out, and interruptibly. */
public final class TryLockClean {
    private final ReentrantLock lock = new ReentrantLock(true);
    private int value;

    void spin() {
        while (!lock.tryLock()) {
            Thread.onSpinWait();
        }
        value++;
        lock.unlock();
    }

    void patient() throws InterruptedException {
        if (lock.tryLock(30, TimeUnit.SECONDS)) {
            value++;
            lock.unlock();
        }
        lock.lockInterruptibly();
        value++;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        TryLockClean shared = new TryLockClean();
        TwoThreads.run(shared::spin, shared::patient);
        System.out.println(shared.value); // prints: 3
    }
}

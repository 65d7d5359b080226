package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** Two locks, in the same order. */
public final class ReentrantLockClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();
    private int sum;

    void one() {
        left.lock();
        try {
            right.lock();
            sum++;
            right.unlock();
        } finally {
            left.unlock();
        }
    }

    void two() {
        left.lock();
        try {
            right.lock();
            sum++;
            right.unlock();
        } finally {
            left.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLockClean shared = new ReentrantLockClean();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}

package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** Two locks, each thread in its own order. */
public final class ReentrantLockRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();
    private int sum;

    void one() {
        left.lock(); // deadlock
        try {
            right.lock(); // deadlock
            sum++;
            right.unlock();
        } finally {
            left.unlock();
        }
    }

    void two() {
        right.lock(); // deadlock
        try {
            left.lock(); // deadlock
            sum++;
            left.unlock();
        } finally {
            right.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLockRacy shared = new ReentrantLockRacy();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}

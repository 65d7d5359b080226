package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** Who does not get the second lock does not wait for it. */
public final class TryLockClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();
    private int sum;

    void one() {
        left.lock();
        try {
            if (right.tryLock()) {
                sum++;
                right.unlock();
            }
        } finally {
            left.unlock();
        }
    }

    void two() {
        right.lock();
        try {
            if (left.tryLock()) {
                sum++;
                left.unlock();
            }
        } finally {
            right.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        TryLockClean shared = new TryLockClean();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}

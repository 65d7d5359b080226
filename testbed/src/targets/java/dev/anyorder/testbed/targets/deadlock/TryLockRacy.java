package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** What a task has got by trying is held all the same while it waits. */
public final class TryLockRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();
    private int sum;

    void one() {
        if (left.tryLock()) { // deadlock
            right.lock(); // deadlock
            sum++;
            right.unlock();
            left.unlock();
        }
    }

    void two() {
        if (right.tryLock()) { // deadlock
            left.lock(); // deadlock
            sum++;
            left.unlock();
            right.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        TryLockRacy shared = new TryLockRacy();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}

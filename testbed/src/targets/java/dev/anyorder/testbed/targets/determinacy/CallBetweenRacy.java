package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** The lock is let go between reading and writing, and what the other adds may be lost. */
public final class CallBetweenRacy { // analyses: race,determinacy
    private final ReentrantLock lock = new ReentrantLock();
    private int x;
    private final int[] a = new int[2];
    private static long s;

    private int pause() {
        lock.unlock();
        lock.lock();
        return 1;
    }

    private void addAll() {
        lock.lock();
        x += pause(); // determinacy: CallBetweenRacy.x
        a[1] += pause(); // determinacy: int[]
        s += pause(); // determinacy: CallBetweenRacy.s
        lock.unlock();
    }

    void first() {
        addAll();
    }

    void second() {
        addAll();
    }

    public static void main(String[] args) throws Exception {
        CallBetweenRacy shared = new CallBetweenRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x > 0 && shared.a[1] > 0 && s > 0); // prints: true
    }
}

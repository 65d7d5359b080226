package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** Each thread locks a lock that only it knows. */
public final class ReentrantRacy {
    private int size;

    void add(ReentrantLock lock) {
        lock.lock();
        try {
            size++; // race: ReentrantRacy.size
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantRacy list = new ReentrantRacy();
        TwoThreads.run(() -> list.add(new ReentrantLock()), () -> list.add(new ReentrantLock()));
        System.out.println(list.size > 0); // prints: true
    }
}

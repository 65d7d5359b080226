package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A ReentrantLock, taken twice by the thread that has it, called through the interface. */
public final class ReentrantClean {
    private final Lock lock = new ReentrantLock();
    private int size;

    void add(int count) {
        lock.lock();
        try {
            if (count > 1) {
                add(count - 1);
            }
            size++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantClean list = new ReentrantClean();
        TwoThreads.run(() -> list.add(3), () -> list.add(4));
        System.out.println(list.size); // prints: 7
    }
}

package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A bounded buffer with two conditions. */
public final class ConditionClean {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final int[] items = new int[2];
    private int size;

    void put(int item) throws InterruptedException {
        lock.lock();
        try {
            while (size == items.length) {
                notFull.await();
            }
            items[size++] = item;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (size == 0) {
                notEmpty.await(1, TimeUnit.SECONDS);
            }
            notFull.signalAll();
            return items[--size];
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ConditionClean buffer = new ConditionClean();
        int[] sum = new int[1];
        TwoThreads.run(
                () -> {
                    for (int i = 1; i <= 10; i++) {
                        buffer.put(i);
                    }
                },
                () -> {
                    for (int i = 1; i <= 10; i++) {
                        sum[0] += buffer.take();
                    }
                });
        System.out.println(sum[0]); // prints: 55
    }
}

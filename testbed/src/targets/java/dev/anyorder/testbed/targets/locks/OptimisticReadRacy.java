package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read that nobody validates, of what a writer changes after the stamp was taken. */
public final class OptimisticReadRacy {
    private final StampedLock lock = new StampedLock();
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private int x;

    void write() throws Exception {
        barrier.await();
        long stamp = lock.writeLock();
        x = 3; // race: OptimisticReadRacy.x
        lock.unlockWrite(stamp);
    }

    void read() throws Exception {
        long stamp = lock.tryOptimisticRead();
        barrier.await();
        int seen = x; // race: OptimisticReadRacy.x
        System.out.println(stamp != 0 && seen <= 3); // prints: true
    }

    public static void main(String[] args) throws Exception {
        OptimisticReadRacy point = new OptimisticReadRacy();
        TwoThreads.run(point::write, point::read);
    }
}

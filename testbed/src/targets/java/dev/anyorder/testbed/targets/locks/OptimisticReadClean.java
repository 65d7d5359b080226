package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.StampedLock;

/** Reads optimistically once the writer is through, and validates: ordered after the writer's unlock. */
public final class OptimisticReadClean {
    private final StampedLock lock = new StampedLock();
    private final long unwritten = lock.tryOptimisticRead();
    private int x;
    private int y;

    void write() {
        long stamp = lock.writeLock();
        x = 3;
        y = 4;
        lock.unlockWrite(stamp);
    }

    void read() {
        long stamp;
        do {
            stamp = lock.tryOptimisticRead();
        } while (stamp == 0 || stamp == unwritten);
        int sum = x + y;
        System.out.println(lock.validate(stamp) ? sum : -1); // prints: 7
    }

    public static void main(String[] args) throws Exception {
        OptimisticReadClean point = new OptimisticReadClean();
        TwoThreads.run(point::write, point::read);
    }
}

package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.StampedLock;

/** A StampedLock in write mode, in read mode, and converted from one to the other. */
public final class StampedClean {
    private final StampedLock lock = new StampedLock();
    private int value;

    void write() {
        long stamp = lock.writeLock();
        value++;
        lock.unlockWrite(stamp);
    }

    void convert() {
        long stamp = lock.readLock();
        while (value >= 0) {
            long writing = lock.tryConvertToWriteLock(stamp);
            if (writing != 0) {
                stamp = writing;
                value++;
                break;
            }
            lock.unlockRead(stamp);
            stamp = lock.writeLock();
        }
        lock.unlock(stamp);
    }

    public static void main(String[] args) throws Exception {
        StampedClean shared = new StampedClean();
        TwoThreads.run(shared::write, shared::convert);
        System.out.println(shared.value); // prints: 2
    }
}

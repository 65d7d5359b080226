package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

/** A StampedLock used through its Lock views. */
public final class StampedViewsClean {
    private final StampedLock stamped = new StampedLock();
    private final Lock writing = stamped.asWriteLock();
    private final Lock reading = stamped.asReadLock();
    private int value;

    void write() {
        writing.lock();
        value++;
        writing.unlock();
    }

    int read() {
        reading.lock();
        int seen = value;
        reading.unlock();
        return seen;
    }

    public static void main(String[] args) throws Exception {
        StampedViewsClean shared = new StampedViewsClean();
        TwoThreads.run(shared::write, shared::read);
        System.out.println(shared.read()); // prints: 1
    }
}

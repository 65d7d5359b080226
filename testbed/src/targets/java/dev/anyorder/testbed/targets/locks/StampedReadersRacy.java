package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.StampedLock;

/** Two holders of a StampedLock in read mode write. */
public final class StampedReadersRacy {
    private final StampedLock lock = new StampedLock();
    private int value;

    void write() {
        long stamp = lock.readLock();
        value = 1; // race: StampedReadersRacy.value
        lock.unlockRead(stamp);
    }

    public static void main(String[] args) throws Exception {
        StampedReadersRacy shared = new StampedReadersRacy();
        TwoThreads.run(shared::write, shared::write);
        System.out.println(shared.value); // prints: 1
    }
}

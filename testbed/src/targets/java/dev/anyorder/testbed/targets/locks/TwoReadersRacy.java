package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads hold the read lock together, and both write. */
public final class TwoReadersRacy {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int lookups;

    void look() {
        lock.readLock().lock();
        try {
            lookups++; // race: TwoReadersRacy.lookups
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        TwoReadersRacy cache = new TwoReadersRacy();
        TwoThreads.run(cache::look, cache::look);
        System.out.println(cache.lookups > 0); // prints: true
    }
}

package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader cannot become a writer: the attempt fails, and nobody looks at the answer. */
public final class UpgradeRacy {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private String cached;

    void load() {
        lock.readLock().lock();
        boolean upgraded = lock.writeLock().tryLock();
        cached = "loaded"; // race: UpgradeRacy.cached
        if (upgraded) {
            lock.writeLock().unlock();
        }
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        UpgradeRacy cache = new UpgradeRacy();
        TwoThreads.run(cache::load, cache::load);
        System.out.println(cache.cached); // prints: loaded
    }
}

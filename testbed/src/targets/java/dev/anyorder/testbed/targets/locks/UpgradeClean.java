package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The reader lets go, takes the write lock, and looks again. */
public final class UpgradeClean {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private String cached;
    private int loads;

    String load() {
        lock.readLock().lock();
        String seen = cached;
        lock.readLock().unlock();
        if (seen == null) {
            lock.writeLock().lock();
            if (cached == null) {
                cached = "loaded";
                loads++;
            }
            seen = cached;
            lock.writeLock().unlock();
        }
        return seen;
    }

    public static void main(String[] args) throws Exception {
        UpgradeClean cache = new UpgradeClean();
        TwoThreads.run(cache::load, cache::load);
        System.out.println(cache.load() + cache.loads); // prints: loaded1
    }
}

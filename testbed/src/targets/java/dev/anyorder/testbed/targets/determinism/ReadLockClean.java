package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two who only read, under a lock that lets both in. */
public final class ReadLockClean { // analyses: determinism
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final int[] seen = new int[2];
    private int value;

    private void look(int id) {
        lock.readLock().lock();
        seen[id] = value + id;
        lock.readLock().unlock();
    }

    @Deterministic
    int both() throws Exception {
        lock.writeLock().lock();
        value = 20;
        lock.writeLock().unlock();
        TwoThreads.run(() -> look(0), () -> look(1));
        return seen[0] + seen[1];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new ReadLockClean().both()); // prints: 41
    }
}

package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Writers exclude everybody, readers only writers; a writer may go on as a reader. */
public final class ReadWriteClean {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int version;
    private String text = "";

    int write(String next) {
        lock.writeLock().lock();
        text = next;
        version++;
        lock.readLock().lock();
        lock.writeLock().unlock();
        try {
            return text.length();
        } finally {
            lock.readLock().unlock();
        }
    }

    int read() {
        lock.readLock().lock();
        try {
            return version + text.length();
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteClean page = new ReadWriteClean();
        TwoThreads.run(
                () -> {
                    page.write("one");
                    page.read();
                },
                () -> {
                    page.read();
                    page.write("two");
                });
        System.out.println(page.read()); // prints: 5
    }
}

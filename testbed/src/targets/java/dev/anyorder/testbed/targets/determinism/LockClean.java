package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.locks.ReentrantLock;

/** One takes the lock, more than once, when the other is over; and one who is started while the lock is held comes later. */
public final class LockClean { // analyses: determinism
    private final ReentrantLock lock = new ReentrantLock();
    private String text = "";

    private void add(String more) {
        lock.lock();
        try {
            addLocked(more);
        } finally {
            lock.unlock();
        }
    }

    private void addLocked(String more) {
        lock.lock();
        text = text + more;
        lock.unlock();
    }

    @Deterministic
    void both() throws InterruptedException {
        Thread first = new Thread(() -> add("a"));
        first.start();
        first.join();
        lock.lock();
        Thread second = new Thread(() -> add("c"));
        second.start();
        addLocked("b");
        lock.unlock();
        second.join();
    }

    public static void main(String[] args) throws Exception {
        LockClean shared = new LockClean();
        shared.both();
        System.out.println(shared.text); // prints: abc
    }
}

package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.locks.ReentrantLock;

/** The lock keeps the two apart, and lets either come first. */
public final class LockRacy { // analyses: determinism
    private final ReentrantLock lock = new ReentrantLock();
    private String text = "";

    private void add(String more) {
        lock.lock(); // conflict: ReentrantLock
        try {
            text = text + more;
        } finally {
            lock.unlock();
        }
    }

    @Deterministic
    void both() throws InterruptedException {
        Thread child = new Thread(() -> add("a"));
        child.start();
        add("b");
        child.join();
    }

    public static void main(String[] args) throws Exception {
        LockRacy shared = new LockRacy();
        shared.both();
        System.out.println(shared.text.length()); // prints: 2
    }
}

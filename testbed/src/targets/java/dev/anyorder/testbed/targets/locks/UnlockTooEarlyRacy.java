package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** The write comes after the unlock. */
public final class UnlockTooEarlyRacy {
    private final ReentrantLock lock = new ReentrantLock();
    private int entries;
    private int last;

    void enter() {
        lock.lock();
        entries++;
        lock.unlock();
        last = 1; // race: UnlockTooEarlyRacy.last
    }

    public static void main(String[] args) throws Exception {
        UnlockTooEarlyRacy log = new UnlockTooEarlyRacy();
        TwoThreads.run(log::enter, log::enter);
        System.out.println(log.entries); // prints: 2
    }
}

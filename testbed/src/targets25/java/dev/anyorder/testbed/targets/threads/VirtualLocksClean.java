package dev.anyorder.testbed.targets.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** A thousand virtual threads with monitors, locks and parking between them. */
public final class VirtualLocksClean {
    private final ReentrantLock lock = new ReentrantLock();
    private int locked;
    private int monitored;

    void work() {
        lock.lock();
        locked++;
        lock.unlock();
        Thread.yield();
        synchronized (this) {
            monitored++;
        }
    }

    public static void main(String[] args) throws Exception {
        VirtualLocksClean shared = new VirtualLocksClean();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            threads.add(Thread.startVirtualThread(shared::work));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.locked + shared.monitored); // prints: 2000
    }
}

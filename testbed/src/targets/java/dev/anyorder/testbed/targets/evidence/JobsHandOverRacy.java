package dev.anyorder.testbed.targets.evidence;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** The same between jobs of a pool, with a lock of the library and an object that is handed over. */
public final class JobsHandOverRacy {
    private final ReentrantLock lock = new ReentrantLock();
    private int[] box;

    void put(int[] filled) {
        lock.lock();
        try {
            box = filled;
        } finally {
            lock.unlock();
        }
    }

    int[] take() {
        for (; ; ) {
            lock.lock();
            try {
                if (box != null) {
                    return box;
                }
            } finally {
                lock.unlock();
            }
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        JobsHandOverRacy shared = new JobsHandOverRacy();
        pool.execute(() -> {
            int[] filled = new int[1];
            filled[0] = 41; // conditional: int[]
            shared.put(filled);
        });
        Future<Integer> job = pool.submit(() -> {
            int[] taken = shared.take();
            return taken[0] + 1; // conditional: int[]
        });
        System.out.println(job.get()); // prints: 42
        pool.shutdown();
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The block is submitted when the other job has been waited for. */
public final class FutureClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value;
        }
        synchronized (this) {
            value = found + 1;
        }
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        FutureClean shared = new FutureClean();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(shared::other).get();
        Future<?> one = pool.submit(shared::block);
        one.get();
        pool.shutdown();
        System.out.println("done"); // prints: done
    }
}

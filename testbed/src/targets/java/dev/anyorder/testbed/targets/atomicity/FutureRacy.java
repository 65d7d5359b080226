package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two jobs, both submitted before either is waited for. */
public final class FutureRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value; // atomicity: FutureRacy.value
        }
        synchronized (this) {
            value = found + 1; // atomicity: FutureRacy.value
        }
    }

    synchronized void other() {
        value = 3; // atomicity: FutureRacy.value
    }

    public static void main(String[] args) throws Exception {
        FutureRacy shared = new FutureRacy();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(shared::block);
        Future<?> two = pool.submit(shared::other);
        one.get();
        two.get();
        pool.shutdown();
        System.out.println("done"); // prints: done
    }
}

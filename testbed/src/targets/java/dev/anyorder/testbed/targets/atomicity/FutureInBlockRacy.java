package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The block waits for a job that was submitted before it began. */
public final class FutureInBlockRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block(Future<?> job) throws Exception {
        int found;
        synchronized (this) {
            found = value; // atomicity: FutureInBlockRacy.value
        }
        job.get();
        synchronized (this) {
            value = found + 1; // atomicity: FutureInBlockRacy.value
        }
    }

    synchronized void other() {
        value = 3; // atomicity: FutureInBlockRacy.value
    }

    public static void main(String[] args) throws Exception {
        FutureInBlockRacy shared = new FutureInBlockRacy();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        shared.block(pool.submit(shared::other));
        pool.shutdown();
        System.out.println("done"); // prints: done
    }
}

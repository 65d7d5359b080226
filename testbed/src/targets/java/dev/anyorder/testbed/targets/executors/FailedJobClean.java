package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A job that fails is ordered before the exception that get throws. */
public final class FailedJobClean {
    private int attempts;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        FailedJobClean shared = new FailedJobClean();
        Future<?> job = pool.submit(() -> {
            shared.attempts++;
            throw new IllegalStateException("failed");
        });
        try {
            job.get();
        } catch (ExecutionException e) {
            shared.attempts++;
            System.out.println(e.getCause().getMessage() + shared.attempts); // prints: failed2
        }
        pool.shutdown();
    }
}

package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A future that is seen done has done its work. */
public final class IsDoneClean {
    private int value;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        IsDoneClean shared = new IsDoneClean();
        Future<?> job = pool.submit(() -> shared.value = 9);
        while (!job.isDone()) {
            Thread.onSpinWait();
        }
        System.out.println(shared.value); // prints: 9
        pool.shutdown();
    }
}

package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A job and the thread that submitted it. */
public final class CachedPoolRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        CachedPoolRacy shared = new CachedPoolRacy();
        Future<?> job = pool.submit(() -> {
            shared.value = 1; // race: CachedPoolRacy.value
        });
        shared.value = 1; // race: CachedPoolRacy.value
        job.get();
        System.out.println(shared.value); // prints: 1
        pool.shutdown();
    }
}

package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A job submits another job to its pool and gets the result. */
public final class NestedJobClean {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        NestedJobClean shared = new NestedJobClean();
        int result = pool.submit(() -> {
                    shared.value = 3;
                    pool.submit(() -> shared.value *= 2).get();
                    return shared.value + 1;
                })
                .get();
        System.out.println(result + shared.value); // prints: 13
        pool.shutdown();
    }
}

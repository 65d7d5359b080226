package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Of three siblings the last waits for both others. */
public final class SiblingFuturesClean {
    private int one;
    private int two;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        SiblingFuturesClean shared = new SiblingFuturesClean();
        Future<?> first = pool.submit(() -> {
            shared.one = 1;
        });
        Future<?> second = pool.submit(() -> {
            shared.two = 1;
        });
        Future<Integer> third = pool.submit(() -> {
            second.get();
            first.get();
            return shared.one + shared.two;
        });
        System.out.println(third.get() + shared.one); // prints: 3
        pool.shutdown();
    }
}

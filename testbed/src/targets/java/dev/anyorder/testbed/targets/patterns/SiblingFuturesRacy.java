package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Of three siblings the last waits for the second, and reads what the first writes. */
public final class SiblingFuturesRacy {
    private int one;
    private int two;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        SiblingFuturesRacy shared = new SiblingFuturesRacy();
        Future<?> first = pool.submit(() -> {
            shared.one = 1; // race: SiblingFuturesRacy.one
        });
        Future<?> second = pool.submit(() -> {
            shared.two = 1;
        });
        Future<Integer> third = pool.submit(() -> {
            second.get();
            int sum = shared.two;
            sum += shared.one > 1 ? 1 : 0; // race: SiblingFuturesRacy.one
            return sum;
        });
        first.get();
        System.out.println(third.get()); // prints: 1
        pool.shutdown();
    }
}

package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Jobs write what only they know; the results are read after get. */
public final class FixedPoolClean {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        FixedPoolClean left = new FixedPoolClean();
        FixedPoolClean right = new FixedPoolClean();
        left.value = 1;
        Future<?> one = pool.submit(() -> {
            left.value += 10;
        });
        Future<Integer> two = pool.submit(() -> right.value = 20);
        one.get();
        two.get();
        System.out.println(left.value + right.value); // prints: 31
        pool.shutdown();
    }
}

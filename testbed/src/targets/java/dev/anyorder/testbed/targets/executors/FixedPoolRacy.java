package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two jobs write one field; it does not matter which workers run them. */
public final class FixedPoolRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        FixedPoolRacy shared = new FixedPoolRacy();
        Future<?> one = pool.submit(() -> {
            shared.value = 1; // race: FixedPoolRacy.value
        });
        Future<?> two = pool.submit(() -> {
            shared.value = 1; // race: FixedPoolRacy.value
        });
        one.get();
        two.get();
        System.out.println(shared.value); // prints: 1
        pool.shutdown();
    }
}

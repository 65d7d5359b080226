package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/** The elements of a parallel stream each hand a job to a pool: the jobs write one field. */
public final class PoolInStreamRacy {
    private int value;

    int write(ExecutorService pool) {
        try {
            return pool.submit(() -> value = 1).get(); // race: PoolInStreamRacy.value
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        PoolInStreamRacy shared = new PoolInStreamRacy();
        int sum = IntStream.range(0, 32).parallel().map(i -> shared.write(pool)).sum();
        System.out.println(sum); // prints: 32
        pool.shutdown();
    }
}

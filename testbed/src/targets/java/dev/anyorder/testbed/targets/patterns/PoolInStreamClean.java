package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/** The elements of a parallel stream each hand a job to a pool: each job has its own cell, read when it was got. */
public final class PoolInStreamClean {
    private final int[] cells = new int[32];

    int write(ExecutorService pool, int i) {
        try {
            pool.submit(() -> cells[i] = 1).get();
            return cells[i];
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        PoolInStreamClean shared = new PoolInStreamClean();
        int sum = IntStream.range(0, 32)
                .parallel()
                .map(i -> shared.write(pool, i))
                .sum();
        System.out.println(sum + shared.cells[31]); // prints: 33
        pool.shutdown();
    }
}

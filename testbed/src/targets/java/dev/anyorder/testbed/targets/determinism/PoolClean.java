package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Which worker runs which job is left to chance; what a job does is not. */
public final class PoolClean { // analyses: determinism
    private static int jobs;

    private int value;

    private static synchronized void count() {
        jobs++;
    }

    @Deterministic
    int work() throws InterruptedException {
        Thread child = new Thread(() -> value = 20);
        child.start();
        int other = 1;
        child.join();
        return value + other;
    }

    private int run() throws InterruptedException {
        int result = work();
        count();
        return result;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            results.add(pool.submit(() -> new PoolClean().run()));
        }
        int sum = 0;
        for (Future<Integer> result : results) {
            sum += result.get();
        }
        pool.shutdown();
        System.out.println(sum + " " + jobs); // prints: 126 6
    }
}

package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Results in the order in which they come. */
public final class CompletionRacy { // analyses: determinism
    @Deterministic
    static int first() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> results = new ExecutorCompletionService<>(pool);
        results.submit(() -> 1);
        results.submit(() -> 2);
        int one = results.take().get(); // chance: ExecutorCompletionService.take
        int two = results.take().get(); // chance: ExecutorCompletionService.take
        pool.shutdown();
        return one + two;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(first()); // prints: 3
    }
}

package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Whichever is faster. */
public final class FirstOfTwoRacy { // analyses: determinism
    @Deterministic
    static int first() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int one = pool.invokeAny(List.of(() -> 1, () -> 2)); // chance: ExecutorService.invokeAny
        pool.shutdown();
        CompletableFuture<Integer> three = CompletableFuture.supplyAsync(() -> 3);
        CompletableFuture<Integer> four = CompletableFuture.supplyAsync(() -> 4);
        Object other = CompletableFuture.anyOf(three, four).join(); // chance: CompletableFuture.anyOf
        CompletableFuture.allOf(three, four).join();
        return one + (Integer) other;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(first() > 3); // prints: true
    }
}

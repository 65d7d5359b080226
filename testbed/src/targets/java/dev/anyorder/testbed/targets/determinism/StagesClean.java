package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.CompletableFuture;

/** Stages of futures, each of which waits for what it uses. */
public final class StagesClean { // analyses: determinism
    private int value;

    @Deterministic
    int all() {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> value = 20);
        CompletableFuture<Integer> two = one.thenApplyAsync(x -> x + value);
        CompletableFuture<Integer> three = CompletableFuture.supplyAsync(() -> 2);
        return two.thenCombine(three, (x, y) -> x + y + value).join();
    }

    public static void main(String[] args) {
        System.out.println(new StagesClean().all()); // prints: 62
    }
}

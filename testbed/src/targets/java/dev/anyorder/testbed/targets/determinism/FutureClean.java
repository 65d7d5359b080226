package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.CompletableFuture;

/** Stages that wait for what they use. */
public final class FutureClean { // analyses: determinism
    private int left;
    private int right;

    @Deterministic
    int both() {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> left = 20);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> right = 22);
        return one.thenCombine(two, (a, b) -> left + right).join();
    }

    public static void main(String[] args) {
        System.out.println(new FutureClean().both()); // prints: 42
    }
}

package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.CompletableFuture;

/** A source, two arms with a field each, and where they meet. */
public final class DiamondClean {
    private int source;
    private int left;
    private int right;

    public static void main(String[] args) {
        DiamondClean shared = new DiamondClean();
        CompletableFuture<Void> top = CompletableFuture.runAsync(() -> shared.source = 1);
        CompletableFuture<Integer> left = top.thenApplyAsync(x -> shared.left = shared.source);
        CompletableFuture<Integer> right = top.thenApplyAsync(x -> shared.right = shared.source + 1);
        int sum = left.thenCombineAsync(right, (x, y) -> shared.left + shared.right)
                .join();
        System.out.println(sum + shared.left); // prints: 4
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** Each stage is ordered after the one before, whatever thread runs it. */
public final class ChainClean {
    private int value;

    public static void main(String[] args) {
        ChainClean shared = new ChainClean();
        int result = CompletableFuture.supplyAsync(() -> shared.value = 1)
                .thenApply(one -> shared.value += one)
                .thenApplyAsync(two -> shared.value += two)
                .thenCompose(four -> CompletableFuture.supplyAsync(() -> shared.value += four))
                .thenApplyAsync(eight -> shared.value + eight)
                .join();
        System.out.println(result + shared.value); // prints: 24
    }
}

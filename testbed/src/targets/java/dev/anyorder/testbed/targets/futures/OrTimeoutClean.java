package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What is done because of a timeout is over when it is joined. */
public final class OrTimeoutClean {
    private int value;

    public static void main(String[] args) {
        OrTimeoutClean shared = new OrTimeoutClean();
        int late = new CompletableFuture<Integer>()
                .orTimeout(1, TimeUnit.MILLISECONDS)
                .exceptionally(e -> shared.value = 1)
                .join();
        int later = new CompletableFuture<Integer>()
                .completeOnTimeout(2, 1, TimeUnit.MILLISECONDS)
                .thenApply(x -> shared.value += x)
                .join();
        shared.value++;
        System.out.println(late + later + shared.value); // prints: 8
    }
}

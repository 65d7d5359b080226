package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** Who has joined a stage has waited for what it depends on. */
public final class CallerGoesOnClean {
    private int value;

    public static void main(String[] args) throws Exception {
        CallerGoesOnClean shared = new CallerGoesOnClean();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread completer = new Thread(() -> {
            shared.value = 1;
            future.complete(1);
        });
        completer.start();
        int result = future.thenApply(x -> x + 1).join();
        shared.value = 2;
        System.out.println(result); // prints: 2
        completer.join();
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** Only this class mentions futures: looking up the model of its calls must not load them before they get their hooks. */
public final class UnloadedFutureClean { // analyses: race,determinacy,declared
    private static int data;

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> promise = new CompletableFuture<>();
        Thread keeper = new Thread(() -> {
            data = 5;
            promise.complete("kept");
        });
        keeper.start();
        System.out.println(promise.get() + data); // prints: kept5
    }
}

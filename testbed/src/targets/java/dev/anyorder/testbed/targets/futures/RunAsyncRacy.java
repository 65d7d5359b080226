package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** The stage against the thread that made it. */
public final class RunAsyncRacy {
    private int value;

    public static void main(String[] args) {
        RunAsyncRacy shared = new RunAsyncRacy();
        CompletableFuture<Void> stage = CompletableFuture.runAsync(() -> {
            shared.value = 1; // race: RunAsyncRacy.value
        });
        shared.value = 1; // race: RunAsyncRacy.value
        stage.join();
        System.out.println(shared.value); // prints: 1
    }
}

package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CompletableFuture;

/** Who completes a future runs its stages, and has not waited for who registered them. */
public final class CompleterGoesOnRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        CompleterGoesOnRacy shared = new CompleterGoesOnRacy();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Hint registered = new Hint();
        Thread completer = new Thread(() -> {
            registered.take();
            future.complete(1);
            shared.value = 2; // race: CompleterGoesOnRacy.value
        });
        completer.start();
        shared.value = 1; // race: CompleterGoesOnRacy.value
        CompletableFuture<Integer> stage = future.thenApply(x -> x + 1);
        registered.give();
        completer.join();
        System.out.println(stage.join()); // prints: 2
    }
}

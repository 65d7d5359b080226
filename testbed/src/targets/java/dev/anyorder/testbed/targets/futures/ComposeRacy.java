package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CompletableFuture;

/** Who runs the function of a composed stage does not wait for the future that it returns, complete as that may be. */
public final class ComposeRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ComposeRacy shared = new ComposeRacy();
        CompletableFuture<Integer> other = new CompletableFuture<>();
        Hint completed = new Hint();
        Thread completer = new Thread(() -> {
            shared.value = 1; // race: ComposeRacy.value
            other.complete(1);
            completed.give();
        });
        completer.start();
        completed.take();
        CompletableFuture<Integer> composed =
                CompletableFuture.completedFuture(1).thenCompose(one -> other);
        shared.value = 2; // race: ComposeRacy.value
        composed.join();
        System.out.println(shared.value > 0); // prints: true
    }
}

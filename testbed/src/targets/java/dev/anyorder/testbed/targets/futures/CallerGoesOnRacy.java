package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CompletableFuture;

/** Who registers a stage has not waited for what it depends on, even if that happens to be complete. */
public final class CallerGoesOnRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        CallerGoesOnRacy shared = new CallerGoesOnRacy();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Hint completed = new Hint();
        Thread completer = new Thread(() -> {
            shared.value = 1; // race: CallerGoesOnRacy.value
            future.complete(1);
            completed.give();
        });
        completer.start();
        completed.take();
        CompletableFuture<Integer> one = future.thenApply(x -> x + 1);
        CompletableFuture<Integer> two = future.thenApplyAsync(x -> x + 1);
        CompletableFuture<Void> both = CompletableFuture.allOf(one, two, future);
        CompletableFuture<Object> any = CompletableFuture.anyOf(future);
        shared.value = 2; // race: CallerGoesOnRacy.value
        both.join();
        any.join();
        completer.join();
        System.out.println(one.join() + two.join()); // prints: 4
    }
}

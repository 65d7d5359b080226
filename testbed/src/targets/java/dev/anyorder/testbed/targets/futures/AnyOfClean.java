package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** What the one that is done has written is there after anyOf; the other never ends. */
public final class AnyOfClean {
    private int value;

    public static void main(String[] args) {
        AnyOfClean shared = new AnyOfClean();
        CompletableFuture<String> never = new CompletableFuture<>();
        CompletableFuture<String> done = CompletableFuture.supplyAsync(() -> {
            shared.value = 1;
            return "done";
        });
        Object first = CompletableFuture.anyOf(never, done).join();
        shared.value++;
        System.out.println(first + " " + shared.value); // prints: done 2
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** After anyOf only one is done: here never the one that is held up by the gate. */
public final class AnyOfRacy {
    private int value;

    public static void main(String[] args) {
        AnyOfRacy shared = new AnyOfRacy();
        CompletableFuture<String> gate = new CompletableFuture<>();
        CompletableFuture<String> slow = CompletableFuture.supplyAsync(() -> {
            shared.value = 1; // race: AnyOfRacy.value
            return gate.join();
        });
        CompletableFuture<String> fast = CompletableFuture.supplyAsync(() -> "fast");
        Object first = CompletableFuture.anyOf(slow, fast).join();
        shared.value = 1; // race: AnyOfRacy.value
        gate.complete("slow");
        System.out.println(first + " " + slow.join()); // prints: fast slow
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** Asking for a future of all is not waiting for it. */
public final class AllOfRacy {
    private int value;

    public static void main(String[] args) {
        AllOfRacy shared = new AllOfRacy();
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> shared.value = 1); // race: AllOfRacy.value
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> {});
        CompletableFuture<Void> all = CompletableFuture.allOf(one, two);
        shared.value = 1; // race: AllOfRacy.value
        all.join();
        System.out.println(shared.value); // prints: 1
    }
}

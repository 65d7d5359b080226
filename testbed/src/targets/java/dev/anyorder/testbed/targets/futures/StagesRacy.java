package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** Two stages that depend on one future do not depend on each other. */
public final class StagesRacy {
    private int value;

    void write() {
        value = 1; // race: StagesRacy.value
    }

    public static void main(String[] args) {
        StagesRacy shared = new StagesRacy();
        CompletableFuture<String> source = CompletableFuture.supplyAsync(() -> "source");
        CompletableFuture<Void> one = source.thenRunAsync(shared::write);
        CompletableFuture<Void> two = source.thenRunAsync(shared::write);
        one.join();
        two.join();
        System.out.println(shared.value); // prints: 1
    }
}

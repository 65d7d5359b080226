package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.CompletableFuture;

/** Two stages that do not wait for each other. */
public final class StagesRacy { // analyses: determinism
    private volatile int value;

    @Deterministic
    void all() {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> {
            value = 1; // conflict: StagesRacy.value
        });
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> {
            value = 2; // conflict: StagesRacy.value
        });
        CompletableFuture.allOf(one, two).join();
    }

    public static void main(String[] args) {
        StagesRacy shared = new StagesRacy();
        shared.all();
        System.out.println(shared.value > 0); // prints: true
    }
}

package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.CompletableFuture;

/** Two stages of two futures, and one variable. */
public final class FutureRacy { // analyses: determinism
    private int last;

    @Deterministic
    void both() {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> last = 1); // conflict: FutureRacy.last
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> last = 2); // conflict: FutureRacy.last
        CompletableFuture.allOf(one, two).join();
    }

    public static void main(String[] args) {
        FutureRacy shared = new FutureRacy();
        shared.both();
        System.out.println(shared.last > 0); // prints: true
    }
}

package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CompletableFuture;

/** The promise is kept too early. */
public final class CompleteRacy {
    private final CompletableFuture<String> promise = new CompletableFuture<>();
    private int data;

    void keep() {
        promise.complete("kept");
        data = 5; // race: CompleteRacy.data
    }

    int await() {
        promise.join();
        return data; // race: CompleteRacy.data
    }

    public static void main(String[] args) throws Exception {
        CompleteRacy shared = new CompleteRacy();
        TwoThreads.run(shared::keep, shared::await);
        System.out.println(shared.data); // prints: 5
    }
}

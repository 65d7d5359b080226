package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CompletableFuture;

/** A future that is completed by hand publishes like any other. */
public final class CompleteClean {
    private final CompletableFuture<String> promise = new CompletableFuture<>();
    private int data;

    void keep() {
        data = 5;
        promise.complete("kept");
    }

    void await() throws Exception {
        System.out.println(promise.get() + data); // prints: kept5
    }

    public static void main(String[] args) throws Exception {
        CompleteClean shared = new CompleteClean();
        TwoThreads.run(shared::keep, shared::await);
    }
}

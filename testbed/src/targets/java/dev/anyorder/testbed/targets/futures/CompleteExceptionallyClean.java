package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CompletableFuture;

/** Failing a promise publishes too: getNow and isDone see it. */
public final class CompleteExceptionallyClean {
    private final CompletableFuture<String> promise = new CompletableFuture<>();
    private String reason;

    void fail() {
        reason = "late";
        promise.completeExceptionally(new IllegalStateException());
    }

    void poll() {
        while (!promise.isDone()) {
            Thread.onSpinWait();
        }
        System.out.println(promise.isCompletedExceptionally() + " " + reason); // prints: true late
    }

    public static void main(String[] args) throws Exception {
        CompleteExceptionallyClean shared = new CompleteExceptionallyClean();
        TwoThreads.run(shared::fail, shared::poll);
    }
}

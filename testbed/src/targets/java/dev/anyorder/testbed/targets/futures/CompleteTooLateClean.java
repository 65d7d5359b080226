package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CompletableFuture;

/** The promise is kept twice by the same one: the first time counts. */
public final class CompleteTooLateClean {
    private final CompletableFuture<String> promise = new CompletableFuture<>();
    private int data;

    void keep() {
        data = 5;
        boolean isFirst = promise.complete("kept");
        boolean isSecond = promise.complete("again");
        if (!isFirst || isSecond || promise.completeExceptionally(new IllegalStateException())) {
            throw new IllegalStateException();
        }
    }

    void await() {
        if (!promise.join().equals("kept") || data != 5) {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) throws Exception {
        CompleteTooLateClean shared = new CompleteTooLateClean();
        TwoThreads.run(shared::keep, shared::await);
        System.out.println(shared.data); // prints: 5
    }
}

package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CompletableFuture;

/** The promise was kept by another before: who sees that it is kept does not know what came before the attempt. */
public final class CompleteTooLateRacy {
    private final CompletableFuture<String> promise = new CompletableFuture<>();
    private final CompletableFuture<String> broken = new CompletableFuture<>();
    private int data;
    private int more;

    CompleteTooLateRacy() {
        promise.complete("kept");
        broken.complete("kept");
    }

    void keep() {
        data = 5; // race: CompleteTooLateRacy.data
        promise.complete("again");
        more = 6; // race: CompleteTooLateRacy.more
        broken.completeExceptionally(new IllegalStateException());
    }

    int await() {
        promise.join();
        broken.join();
        int sum = data; // race: CompleteTooLateRacy.data
        sum += more; // race: CompleteTooLateRacy.more
        return sum;
    }

    public static void main(String[] args) throws Exception {
        CompleteTooLateRacy shared = new CompleteTooLateRacy();
        TwoThreads.run(shared::keep, shared::await);
        System.out.println(shared.data); // prints: 5
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What is done because of a timeout is in parallel with who set it. */
public final class OrTimeoutRacy {
    private int value;

    public static void main(String[] args) {
        OrTimeoutRacy shared = new OrTimeoutRacy();
        CompletableFuture<Integer> late = new CompletableFuture<Integer>()
                .orTimeout(1, TimeUnit.MILLISECONDS)
                .exceptionally(e -> shared.value = 1); // race: OrTimeoutRacy.value
        shared.value = 1; // race: OrTimeoutRacy.value
        System.out.println(late.join()); // prints: 1
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** Handlers of failures are ordered after what failed. */
public final class FailureClean {
    private int steps;

    public static void main(String[] args) {
        FailureClean shared = new FailureClean();
        String result = CompletableFuture.<String>supplyAsync(() -> {
                    shared.steps++;
                    throw new IllegalStateException("broken");
                })
                .whenComplete((value, failure) -> shared.steps++)
                .exceptionally(failure -> "repaired" + shared.steps++)
                .handleAsync((value, failure) -> value + shared.steps++)
                .join();
        System.out.println(result + shared.steps); // prints: repaired234
    }
}

package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CompletableFuture;

/** A stage that its own task completes under a lock runs under that lock. */
public final class LockedStageClean {
    private int value;

    synchronized void count() {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenAccept(x -> value += x);
        future.complete(1);
    }

    public static void main(String[] args) throws Exception {
        LockedStageClean shared = new LockedStageClean();
        TwoThreads.run(shared::count, shared::count);
        System.out.println(shared.value); // prints: 2
    }
}

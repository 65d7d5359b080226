package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** The second stage depends on the first, wherever they run. */
public final class SyncStagesClean {
    private int value;

    void write() {
        value++;
    }

    public static void main(String[] args) {
        SyncStagesClean shared = new SyncStagesClean();
        CompletableFuture<String> source = CompletableFuture.supplyAsync(() -> "source");
        source.thenRun(shared::write).thenRun(shared::write).join();
        System.out.println(shared.value); // prints: 2
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** Two stages of one future, without an executor: one may run where the future is completed, the other where it is registered. */
public final class SyncStagesRacy {
    private int value;

    void write() {
        value = 1; // race: SyncStagesRacy.value
    }

    public static void main(String[] args) {
        SyncStagesRacy shared = new SyncStagesRacy();
        CompletableFuture<String> source = CompletableFuture.supplyAsync(() -> "source");
        CompletableFuture<Void> one = source.thenRun(shared::write);
        CompletableFuture<Void> two = source.thenRun(shared::write);
        one.join();
        two.join();
        System.out.println(shared.value); // prints: 1
    }
}

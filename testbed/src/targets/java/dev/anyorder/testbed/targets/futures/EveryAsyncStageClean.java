package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Every sort of stage, run by the pool, each joined before its work is looked at. */
public final class EveryAsyncStageClean {
    private final int[] cells = new int[14];

    int set(int i) {
        cells[i] = 1;
        return i;
    }

    static CompletableFuture<Integer> done(int value) {
        return CompletableFuture.completedFuture(value);
    }

    void run() {
        CompletableFuture<Integer> ok = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> other = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("planned");
        });
        CompletableFuture<?>[] stages = {
            ok.thenApplyAsync(x -> set(0)),
            ok.thenAcceptAsync(x -> set(1)),
            ok.thenRunAsync(() -> set(2)),
            ok.handleAsync((x, e) -> set(3)),
            ok.whenCompleteAsync((x, e) -> set(4)),
            bad.exceptionallyAsync(e -> set(5)),
            ok.thenComposeAsync(x -> done(set(6))),
            bad.exceptionallyComposeAsync(e -> done(set(7))),
            ok.thenCombineAsync(other, (x, y) -> set(8)),
            ok.thenAcceptBothAsync(other, (x, y) -> set(9)),
            ok.runAfterBothAsync(other, () -> set(10)),
            ok.applyToEitherAsync(other, x -> set(11)),
            ok.acceptEitherAsync(other, x -> set(12)),
            ok.runAfterEitherAsync(other, () -> set(13))
        };
        CompletableFuture.allOf(stages).join();
        for (int i = 0; i < cells.length; i++) {
            cells[i] = 1;
        }
        try {
            bad.join();
        } catch (CompletionException e) {
            System.out.println(stages.length); // prints: 14
        }
    }

    public static void main(String[] args) {
        new EveryAsyncStageClean().run();
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Every sort of stage, each joined before its work is looked at. */
public final class EveryStageClean {
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
            ok.thenApply(x -> set(0)),
            ok.thenAccept(x -> set(1)),
            ok.thenRun(() -> set(2)),
            ok.handle((x, e) -> set(3)),
            ok.whenComplete((x, e) -> set(4)),
            bad.exceptionally(e -> set(5)),
            ok.thenCompose(x -> done(set(6))),
            bad.exceptionallyCompose(e -> done(set(7))),
            ok.thenCombine(other, (x, y) -> set(8)),
            ok.thenAcceptBoth(other, (x, y) -> set(9)),
            ok.runAfterBoth(other, () -> set(10)),
            ok.applyToEither(other, x -> set(11)),
            ok.acceptEither(other, x -> set(12)),
            ok.runAfterEither(other, () -> set(13))
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
        new EveryStageClean().run();
    }
}

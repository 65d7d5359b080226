package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** A combination runs when both sides are done. */
public final class CombineClean {
    private int part;

    static CombineClean part(int value) {
        CombineClean result = new CombineClean();
        result.part = value;
        return result;
    }

    public static void main(String[] args) {
        CompletableFuture<CombineClean> left = CompletableFuture.supplyAsync(() -> part(3));
        CompletableFuture<CombineClean> right = CompletableFuture.supplyAsync(() -> part(4));
        CompletableFuture<Integer> sum = left.thenCombine(right, (a, b) -> a.part++ + b.part++);
        CompletableFuture<Void> both = sum.thenAcceptBothAsync(left, (total, a) -> a.part += total);
        both.join();
        System.out.println(left.join().part + right.join().part); // prints: 16
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.CompletableFuture;

/** The two sides of a combination run in parallel. */
public final class CombineRacy {
    private int value;

    int write() {
        value = 1; // race: CombineRacy.value
        return 1;
    }

    public static void main(String[] args) {
        CombineRacy shared = new CombineRacy();
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(shared::write);
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(shared::write);
        System.out.println(left.thenCombine(right, Integer::sum).join()); // prints: 2
    }
}

package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.CompletableFuture;

/** A source, two arms, and where they meet: the arms write one field. */
public final class DiamondRacy {
    private int source;
    private int arm;

    int left() {
        arm = source; // race: DiamondRacy.arm
        return 1;
    }

    int right() {
        arm = source; // race: DiamondRacy.arm
        return 2;
    }

    public static void main(String[] args) {
        DiamondRacy shared = new DiamondRacy();
        CompletableFuture<Void> top = CompletableFuture.runAsync(() -> shared.source = 1);
        CompletableFuture<Integer> left = top.thenApplyAsync(x -> shared.left());
        CompletableFuture<Integer> right = top.thenApplyAsync(x -> shared.right());
        int sum = left.thenCombineAsync(right, (x, y) -> x + y + shared.arm).join();
        System.out.println(sum); // prints: 4
    }
}

package dev.anyorder.testbed.targets.futures;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;

/** After allOf everything is done. */
public final class AllOfClean {
    public static void main(String[] args) {
        int[] cells = new int[3];
        CompletableFuture<?>[] stages = new CompletableFuture<?>[cells.length];
        for (int i = 0; i < cells.length; i++) {
            int index = i;
            stages[i] = CompletableFuture.runAsync(() -> cells[index] = index + 1);
        }
        CompletableFuture.allOf(stages).join();
        System.out.println(Arrays.toString(cells)); // prints: [1, 2, 3]
    }
}

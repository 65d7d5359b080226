package dev.anyorder.testbed.targets.executors;

import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A pool that has terminated has run everything: seen by awaiting it, and by asking it. */
public final class AwaitTerminationClean {
    public static void main(String[] args) throws Exception {
        int[] cells = new int[4];
        ExecutorService awaited = Executors.newFixedThreadPool(2);
        awaited.execute(() -> cells[0] = 1);
        awaited.execute(() -> cells[1] = 1);
        awaited.shutdown();
        if (!awaited.awaitTermination(30, TimeUnit.SECONDS)) {
            return;
        }
        ExecutorService asked = Executors.newFixedThreadPool(2);
        asked.execute(() -> cells[2] = cells[0]);
        asked.execute(() -> cells[3] = cells[1]);
        asked.shutdown();
        while (!asked.isTerminated()) {
            Thread.onSpinWait();
        }
        System.out.println(Arrays.toString(cells)); // prints: [1, 1, 1, 1]
    }
}

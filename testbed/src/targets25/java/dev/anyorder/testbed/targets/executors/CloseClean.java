package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Closing a pool waits for its jobs. */
public final class CloseClean {
    private int value;

    public static void main(String[] args) {
        CloseClean shared = new CloseClean();
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            pool.execute(() -> shared.value = 4);
        }
        System.out.println(shared.value); // prints: 4
    }
}

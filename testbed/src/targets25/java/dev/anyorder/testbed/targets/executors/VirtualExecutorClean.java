package dev.anyorder.testbed.targets.executors;

import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An executor with a virtual thread for each task; closing it waits for them all. */
public final class VirtualExecutorClean {
    public static void main(String[] args) throws Exception {
        int[] cells = new int[100];
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < cells.length; i++) {
                int index = i;
                executor.submit(() -> cells[index] = 1);
            }
        }
        System.out.println(Arrays.stream(cells).sum()); // prints: 100
    }
}

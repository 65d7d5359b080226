package dev.anyorder.testbed.targets.futures;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Async stages on a pool of the program's own. */
public final class OwnExecutorClean {
    private final List<String> log = new ArrayList<>();

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        OwnExecutorClean shared = new OwnExecutorClean();
        CompletableFuture.runAsync(() -> shared.log.add("run"), pool)
                .thenRunAsync(() -> shared.log.add("then"), pool)
                .thenAcceptAsync(nothing -> shared.log.add("accept"), pool)
                .join();
        System.out.println(shared.log); // prints: [run, then, accept]
        pool.shutdown();
    }
}

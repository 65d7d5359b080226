package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Who has seen the end of who completes, and registered the stage itself, has seen the end of the stage. */
public final class StageAndItsRunnersClean {
    private int value;

    void write() {
        value++;
    }

    /** The stage is run by the thread that registers it, or by the one that completes. */
    void around(boolean late) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Hint completed = new Hint();
        Hint registered = new Hint();
        Thread completer = new Thread(() -> {
            if (!late) {
                registered.take();
            }
            future.complete(1);
            completed.give();
        });
        completer.start();
        if (late) {
            completed.take();
        }
        future.thenRun(this::write);
        registered.give();
        completer.join();
        write();
    }

    void inPool() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture.runAsync(() -> {}, pool).thenRun(this::write);
        pool.shutdown();
        if (pool.awaitTermination(30, TimeUnit.SECONDS)) {
            write();
        }
    }

    /** The stage finds the future complete when it has been registered, and who registers runs it. */
    void between() throws InterruptedException {
        Hint registering = new Hint();
        Hint completed = new Hint();
        CompletableFuture<Integer> future = new CompletableFuture<>() {
            @Override
            public <U> CompletableFuture<U> newIncompleteFuture() {
                registering.give();
                completed.take();
                return new CompletableFuture<>();
            }
        };
        Thread completer = new Thread(() -> {
            registering.take();
            future.complete(1);
            completed.give();
        });
        completer.start();
        future.thenRun(this::write);
        completer.join();
        write();
    }

    /** Nobody else completes it. */
    void alone() {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenRun(this::write);
        future.complete(1);
        write();
        future.thenRun(this::write);
        write();
    }

    public static void main(String[] args) throws Exception {
        StageAndItsRunnersClean shared = new StageAndItsRunnersClean();
        shared.around(true);
        shared.around(false);
        shared.between();
        shared.inPool();
        shared.alone();
        System.out.println(shared.value); // prints: 12
    }
}

package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.TaskFuture;
import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;

/** What is done after the cancellation is another matter. */
public final class CancelledRacy {
    private static int x;

    public static void main(String[] args) {
        Hint cancelled = new Hint();
        TaskFuture<?>[] future = new TaskFuture<?>[1];
        Thread[] other = new Thread[1];
        new ForkJoinPool(1)
                .submit(() -> {
                    future[0] = future(() -> 1);
                    other[0] = new Thread(() -> {
                        cancelled.take();
                        try {
                            future[0].get();
                        } catch (CancellationException e) {
                            x = 2; // race: CancelledRacy.x
                        }
                    });
                    other[0].start();
                    future[0].cancel();
                    x = 1; // race: CancelledRacy.x
                    cancelled.give();
                })
                .join();
        try {
            other[0].join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        System.out.println(x > 0); // prints: true
    }
}

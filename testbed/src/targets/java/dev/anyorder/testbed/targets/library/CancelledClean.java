package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.TaskFuture;
import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;

/** Who finds a future cancelled is after the cancellation. */
public final class CancelledClean {
    private static int x;

    public static void main(String[] args) {
        Hint cancelled = new Hint();
        TaskFuture<?>[] future = new TaskFuture<?>[1];
        Thread[] other = new Thread[1];
        // The only worker creates the future and goes on, so that nobody begins it.
        new ForkJoinPool(1)
                .submit(() -> {
                    future[0] = future(() -> 1);
                    other[0] = new Thread(() -> {
                        cancelled.take();
                        try {
                            future[0].get();
                        } catch (CancellationException e) {
                            x++;
                        }
                    });
                    other[0].start();
                    x = 1;
                    future[0].cancel();
                    cancelled.give();
                })
                .join();
        try {
            other[0].join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        System.out.println(x); // prints: 2
    }
}

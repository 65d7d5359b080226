package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.TaskFuture;

/** Who has been told that a future is done is after it. */
public final class FutureDoneClean {
    private static int x;

    public static void main(String[] args) {
        TaskFuture<Integer> future = future(() -> x = 1);
        while (!future.isDone()) {
            Thread.yield();
        }
        x++;
        System.out.println(x); // prints: 2
    }
}

package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.TaskFuture;

/** Who did not get the future is not after it, whoever else did. */
public final class FutureRacy {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            TaskFuture<Integer> first = future(() -> {
                x = 1; // race: FutureRacy.x
                return 1;
            });
            async(() -> System.out.println(first.get())); // prints: 1
            async(() -> {
                x = 2; // race: FutureRacy.x
            });
        });
    }
}

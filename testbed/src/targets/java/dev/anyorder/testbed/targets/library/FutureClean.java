package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.TaskFuture;

/** After a get everything that the task did can be seen, by a sibling too, and from hand to hand. */
public final class FutureClean {
    private static int x;

    public static void main(String[] args) {
        TaskFuture<Integer> first = future(() -> x = 1);
        TaskFuture<Integer> second = future(() -> first.get() + x++);
        finish(() -> {
            TaskFuture<Integer> third = future(() -> second.get() + x++);
            async(() -> {
                third.get();
                x++;
            });
        });
        System.out.println(x); // prints: 4
    }
}

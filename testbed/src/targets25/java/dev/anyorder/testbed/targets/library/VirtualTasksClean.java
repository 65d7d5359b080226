package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.TaskFuture;

/** Each construct once, with tasks in virtual threads. */
public final class VirtualTasksClean { // jvm: -Danyorder.tasks=virtual
    private static int x;
    private static int y;

    public static void main(String[] args) {
        TaskFuture<Integer> first = future(() -> x = 1);
        finish(() -> {
            TaskFuture<Integer> second = future(() -> first.get() + x++);
            async(() -> {
                second.get();
                x++;
            });
        });
        forall(0, 4, i -> isolated(() -> y++));
        finish(() -> {
            task(() -> x++).out(first).start();
            task(() -> y += x).in(first).start();
        });
        System.out.println(y); // prints: 8
    }
}

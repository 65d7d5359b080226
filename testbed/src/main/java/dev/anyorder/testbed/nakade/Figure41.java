package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.future;

import dev.anyorder.api.TaskFuture;

/** Figure 4.1: a task of the outer finish and one of the inner update one field. */
final class Figure41 {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> {
                x = x + 1;
            });
            finish(() -> async(() -> {
                x = x + 2;
            }));
        });
        TaskFuture<Integer> five = future(() -> 5);
        x = five.get();
        System.out.println(x);
    }
}

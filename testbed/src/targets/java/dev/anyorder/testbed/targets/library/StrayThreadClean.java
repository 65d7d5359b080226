package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** A task waits for the thread that it starts, and the finish for the task. */
public final class StrayThreadClean {
    private static int x;

    public static void main(String[] args) {
        finish(() -> async(() -> {
            Thread thread = new Thread(() -> x = 1);
            thread.start();
            thread.join();
        }));
        x++;
        System.out.println(x); // prints: 2
    }
}

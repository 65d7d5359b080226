package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** A finish in a task ends before the task goes on, and before the finish around. */
public final class NestedFinishClean {
    private static int x;

    public static void main(String[] args) {
        finish(() -> async(() -> {
            finish(() -> async(() -> x = 1));
            x++;
            finish(() -> async(() -> async(() -> x++)));
            x++;
        }));
        System.out.println(x); // prints: 4
    }
}

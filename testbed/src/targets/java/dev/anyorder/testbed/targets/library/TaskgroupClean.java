package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** The group waits for its tasks, and for what they have created. */
public final class TaskgroupClean {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            taskgroup(() -> task(() -> async(() -> x = 1)).start());
            x++;
        });
        System.out.println(x); // prints: 2
    }
}

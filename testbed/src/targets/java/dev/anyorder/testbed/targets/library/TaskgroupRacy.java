package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Who is not in the group is not waited for. */
public final class TaskgroupRacy {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> {
                x = 1; // race: TaskgroupRacy.x
            });
            taskgroup(() -> task(() -> {}).start());
            x = 2; // race: TaskgroupRacy.x
        });
        System.out.println(x > 0); // prints: true
    }
}

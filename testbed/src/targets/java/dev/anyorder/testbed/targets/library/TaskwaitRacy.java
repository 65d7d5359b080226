package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** A taskwait waits for children, and not for what they have created; a second one neither. */
public final class TaskwaitRacy {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> async(() -> {
                x = 1; // race: TaskwaitRacy.x
            }));
            taskwait();
            taskwait();
            x = 2; // race: TaskwaitRacy.x
        });
        System.out.println(x > 0); // prints: true
    }
}

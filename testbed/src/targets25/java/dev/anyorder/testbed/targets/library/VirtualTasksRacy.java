package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Two tasks in virtual threads write one field. */
public final class VirtualTasksRacy { // jvm: -Danyorder.tasks=virtual
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> {
                x = 1; // race: VirtualTasksRacy.x
            });
            async(() -> {
                x = 2; // race: VirtualTasksRacy.x
            });
        });
        System.out.println(x > 0); // prints: true
    }
}

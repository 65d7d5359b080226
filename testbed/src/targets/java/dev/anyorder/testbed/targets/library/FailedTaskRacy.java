package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** That one task has failed says nothing of another. */
public final class FailedTaskRacy {
    private static int x;

    public static void main(String[] args) {
        try {
            finish(() -> {
                async(() -> {
                    x = 1; // race: FailedTaskRacy.x
                    throw new IllegalStateException("on purpose");
                });
                async(() -> {
                    x = 2; // race: FailedTaskRacy.x
                });
            });
        } catch (IllegalStateException e) {
            System.out.println(x > 0); // prints: true
        }
    }
}

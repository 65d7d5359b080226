package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** A finish that throws has waited for its tasks as well. */
public final class FailedTaskClean {
    private static int x;

    public static void main(String[] args) {
        try {
            finish(() -> {
                async(() -> {
                    x = 1;
                    throw new IllegalStateException("on purpose");
                });
                async(() -> {});
            });
        } catch (IllegalStateException e) {
            x++;
        }
        System.out.println(x); // prints: 2
    }
}

package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Before the tasks, in them and their children, and after the finish. */
public final class AsyncClean {
    private static int x;
    private static final int[] parts = new int[4];

    public static void main(String[] args) {
        x = 1;
        finish(() -> {
            for (int i = 0; i < parts.length; i++) {
                int part = i;
                async(() -> async(() -> parts[part] = x));
            }
        });
        x = parts[0] + parts[1] + parts[2] + parts[3];
        finish(() -> async(() -> x++));
        System.out.println(x); // prints: 5
    }
}

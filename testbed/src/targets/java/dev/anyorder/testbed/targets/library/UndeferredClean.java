package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** An undeferred task is over when it has been started. */
public final class UndeferredClean {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            task(() -> x = 1).undeferred().start();
            x++;
            task(() -> x++).when(args.length > 0).start();
            x++;
        });
        System.out.println(x); // prints: 4
    }
}

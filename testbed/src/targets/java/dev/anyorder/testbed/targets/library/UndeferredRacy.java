package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** With the condition the task is as any other. */
public final class UndeferredRacy {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            task(() -> {
                        x = 1; // race: UndeferredRacy.x
                    })
                    .when(args.length == 0)
                    .start();
            x = 2; // race: UndeferredRacy.x
        });
        System.out.println(x > 0); // prints: true
    }
}

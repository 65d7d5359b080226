package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** A dependence is missing: one reads what it did not name. */
public final class DependRacy {
    private static int x;
    private static int y;

    public static void main(String[] args) {
        Object ofX = new Object();
        Object ofY = new Object();
        finish(() -> {
            task(() -> {
                        x = 1; // race: DependRacy.x
                    })
                    .out(ofX)
                    .start();
            task(() -> {
                        y = x; // race: DependRacy.x
                    })
                    .out(ofY)
                    .start();
            task(() -> System.out.println(y >= 0)).in(ofY).start(); // prints: true
        });
    }
}

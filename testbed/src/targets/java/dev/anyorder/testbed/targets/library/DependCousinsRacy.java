package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Dependences hold among the children of one task only. */
public final class DependCousinsRacy {
    private static int x;

    public static void main(String[] args) {
        Object ofX = new Object();
        finish(() -> {
            async(() -> task(() -> {
                        x = 1; // race: DependCousinsRacy.x
                    })
                    .out(ofX)
                    .start());
            async(() -> task(() -> {
                        x = 2; // race: DependCousinsRacy.x
                    })
                    .out(ofX)
                    .start());
        });
        System.out.println(x > 0); // prints: true
    }
}

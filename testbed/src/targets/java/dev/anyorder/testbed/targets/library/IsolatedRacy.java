package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** One of the two is not in a section. */
public final class IsolatedRacy {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> isolated(() -> {
                x++; // race: IsolatedRacy.x
            }));
            async(() -> {
                x++; // race: IsolatedRacy.x
            });
        });
        System.out.println(x > 0); // prints: true
    }
}

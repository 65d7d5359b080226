package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Nothing races, but what is left depends on which section came last. */
public final class IsolatedOrderRacy { // analyses: race,determinacy
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> isolated(() -> {
                x = 1; // determinacy: IsolatedOrderRacy.x
            }));
            async(() -> isolated(() -> {
                x = 2; // determinacy: IsolatedOrderRacy.x
            }));
        });
        System.out.println(x > 0); // prints: true
    }
}

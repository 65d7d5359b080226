package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

/** All in sections that exclude each other: global ones, of one object, and nested. */
public final class IsolatedClean {
    private static int x;
    private static int y;

    public static void main(String[] args) {
        Object of = new Object();
        Object other = new Object();
        forall(0, 4, i -> {
            isolated(() -> {
                x++;
                isolated(of, () -> y++);
            });
            isolated(other, of, () -> y++);
        });
        System.out.println(x + y); // prints: 12
    }
}

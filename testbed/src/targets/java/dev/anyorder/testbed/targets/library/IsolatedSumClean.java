package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

/** Sums may come in any order, if a section keeps them apart. */
public final class IsolatedSumClean { // analyses: race,determinacy
    private static int x;

    public static void main(String[] args) {
        forall(
                0,
                4,
                i -> isolated(() -> {
                    x += i;
                }));
        System.out.println(x); // prints: 6
    }
}

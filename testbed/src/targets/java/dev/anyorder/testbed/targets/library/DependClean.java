package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Writers, then readers, then a writer; elements of an array apart; a diamond. */
public final class DependClean {
    private static int x;

    public static void main(String[] args) {
        Object ofX = new Object();
        int[] cells = new int[3];
        finish(() -> {
            task(() -> x = 1).out(ofX).start();
            task(() -> cells[0] = x).in(ofX).out(cells, 0).start();
            task(() -> cells[1] = x + 1).in(ofX).out(cells, 1).start();
            task(() -> x = 10).inout(ofX).start();
            task(() -> cells[2] = cells[0] + cells[1] + x)
                    .in(cells, 0)
                    .in(cells, 1)
                    .in(ofX)
                    .start();
        });
        System.out.println(cells[2]); // prints: 13
    }
}

package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Those of a set come in any order, but one at a time, after those before and before those after. */
public final class MutexSetClean { // analyses: race,determinacy
    private static int x;

    public static void main(String[] args) {
        Object ofX = new Object();
        finish(() -> {
            task(() -> x = 1).out(ofX).start();
            for (int i = 0; i < 4; i++) {
                task(() -> x++).mutexinoutset(ofX).start();
            }
            task(() -> System.out.println(x)).in(ofX).start(); // prints: 5
        });
    }
}

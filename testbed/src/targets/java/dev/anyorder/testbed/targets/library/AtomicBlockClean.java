package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

/** Blocks whose accesses to one variable are in one section, also if they are left by an exception; what is between blocks is in none. */
public final class AtomicBlockClean { // analyses: atomicity,velodrome
    private static final Object LOCK = new Object();
    private static int stock = 10;
    private static int asked;

    private static boolean take() {
        synchronized (LOCK) {
            if (stock == 0) {
                throw new IllegalStateException("sold out");
            }
            stock--;
            return true;
        }
    }

    private static void ask() {
        synchronized (LOCK) {
            asked++;
        }
    }

    public static void main(String[] args) {
        forall(0, 12, i -> {
            ask();
            try {
                atomic(() -> {
                    atomic(AtomicBlockClean::take);
                });
            } catch (IllegalStateException soldOut) {
                ask();
            }
            ask();
        });
        System.out.println(stock + " " + asked); // prints: 0 26
    }
}

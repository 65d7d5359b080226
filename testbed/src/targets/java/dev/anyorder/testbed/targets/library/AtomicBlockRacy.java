package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

import java.util.concurrent.atomic.AtomicInteger;

/** A block that is to be atomic looks in one section and takes in another; what follows the block is another matter. */
public final class AtomicBlockRacy { // analyses: atomicity
    private static final Object LOCK = new Object();
    private static int stock = 10;
    private static int sold;

    private static int look() {
        int found;
        synchronized (LOCK) {
            found = stock; // atomicity: AtomicBlockRacy.stock
        } // released
        return found;
    }

    private static void take(int next) {
        synchronized (LOCK) { // taken again
            stock = next; // atomicity: AtomicBlockRacy.stock
        }
    }

    private static void count() {
        synchronized (LOCK) {
            sold++;
        }
    }

    public static void main(String[] args) {
        AtomicInteger sum = new AtomicInteger();
        forall(0, 2, i -> {
            int left = atomic(() -> {
                int next = look() - 1;
                take(next);
                return next;
            });
            count();
            count();
            sum.addAndGet(left > 0 ? 1 : 0);
        });
        System.out.println(sum); // prints: 2
    }
}

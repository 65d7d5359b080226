package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;
import java.text.DecimalFormat;
import java.text.NumberFormat;

/** Number formats are not synchronized either. The hint keeps the two calls apart in time, and orders nothing. */
public final class DecimalFormatRacy {
    private final NumberFormat format = new DecimalFormat("0");
    private final Hint printed = new Hint();

    void first() {
        format.format(1L); // race
        printed.give();
    }

    void second() {
        printed.take();
        format.format(2L); // race
    }

    public static void main(String[] args) throws Exception {
        DecimalFormatRacy shared = new DecimalFormatRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println("printed"); // prints: printed
    }
}

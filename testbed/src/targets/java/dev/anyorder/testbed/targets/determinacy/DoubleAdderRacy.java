package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.DoubleAdder;

/** The sum of floating-point numbers depends on their order in the last digits. */
public final class DoubleAdderRacy { // analyses: race,determinacy
    private final DoubleAdder sum = new DoubleAdder();

    void first() {
        sum.add(0.5); // rounding: DoubleAdder.add
    }

    void second() {
        sum.add(0.25); // rounding: DoubleAdder.add
    }

    public static void main(String[] args) throws Exception {
        DoubleAdderRacy shared = new DoubleAdderRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.sum.sum()); // prints: 0.75
    }
}

package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.DoubleAdder;

/** Only rounding depends on who adds first. */
public final class RoundingRacy { // analyses: determinism
    private final DoubleAdder sum = new DoubleAdder();

    @Deterministic
    double both() throws Exception {
        TwoThreads.run(
                () -> {
                    sum.add(0.1); // rounding: DoubleAdder
                },
                () -> {
                    sum.add(0.2); // rounding: DoubleAdder
                });
        return sum.sum();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new RoundingRacy().both() > 0.29); // prints: true
    }
}

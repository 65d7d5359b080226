package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.Accumulator;
import java.util.List;

/** Puts of parallel tasks, and the result after the finish. */
public final class AccumulatorClean { // analyses: race,determinacy
    private static long total;

    public static void main(String[] args) {
        Accumulator<Long> sum = Accumulator.sum();
        Accumulator<Integer> most = Accumulator.of(0, Math::max);
        finish(
                List.of(sum, most),
                () -> forasync(0, 8, i -> {
                    sum.put((long) i);
                    most.put(i);
                }));
        total = sum.get() + most.get();
        System.out.println(total); // prints: 35
    }
}

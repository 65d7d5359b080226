package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.Accumulator;

/** A put orders nothing: what is counted beside it races. */
public final class AccumulatorRacy {
    private static int count;

    public static void main(String[] args) {
        Accumulator<Long> sum = Accumulator.sum();
        finish(
                sum,
                () -> forasync(0, 4, i -> {
                    sum.put((long) i);
                    count++; // race: AccumulatorRacy.count
                }));
        System.out.println(sum.get()); // prints: 6
    }
}

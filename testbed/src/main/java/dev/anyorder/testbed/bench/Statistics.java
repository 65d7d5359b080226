package dev.anyorder.testbed.bench;

import java.util.Collection;

/** The two averages that reports use. */
final class Statistics {

    private Statistics() {}

    /** The middle value, or the mean of the two in the middle; not a number when there is none. */
    static double median(Collection<? extends Number> values) {
        double[] sorted =
                values.stream().mapToDouble(Number::doubleValue).sorted().toArray();
        if (sorted.length == 0) {
            return Double.NaN;
        }
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    /** The geometric mean of positive values; not a number when there is none. */
    static double geometricMean(Collection<Double> values) {
        return Math.exp(values.stream().mapToDouble(Math::log).average().orElse(Double.NaN));
    }
}

package dev.anyorder.testbed.kernels.streamcluster;

import java.util.ArrayList;
import java.util.List;

/** Points that stand for numbers of points. */
final class WeightedPoints {

    private final List<double[]> points = new ArrayList<>();
    private final List<Integer> weights = new ArrayList<>();

    /** Points that stand for themselves. */
    static WeightedPoints single(double[][] points) {
        WeightedPoints all = new WeightedPoints();
        for (double[] point : points) {
            all.add(point, 1);
        }
        return all;
    }

    void add(double[] point, int weight) {
        points.add(point);
        weights.add(weight);
    }

    void addAll(WeightedPoints others) {
        points.addAll(others.points);
        weights.addAll(others.weights);
    }

    double[][] points() {
        return points.toArray(new double[0][]);
    }

    int[] weights() {
        return weights.stream().mapToInt(weight -> weight).toArray();
    }
}

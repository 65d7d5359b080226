package dev.anyorder.testbed.kernels.streamcluster;

import dev.anyorder.testbed.kernels.Noise;
import dev.anyorder.testbed.kernels.tasks.Range;

/**
 * Chooses some of the points as centres such that the points are near to them. A centre costs a price; the search looks
 * for a price at which the wanted number of centres is best.
 */
final class LocalSearch {

    private static final int BLOCK = 250;
    private static final int PRICES = 30;
    private static final double ENOUGH = 0.01;

    private final double[][] points;
    private final int[] weights;
    private final Noise noise;
    private final int blocks;

    /** For each point its centre, the cost of that, and the cost of going to the candidate. */
    private final int[] centreOf;

    private final double[] costs;
    private final double[] costsThere;
    private Centres open = Centres.none();

    LocalSearch(WeightedPoints input, long seed) {
        points = input.points();
        weights = input.weights();
        noise = new Noise(seed);
        blocks = (points.length + BLOCK - 1) / BLOCK;
        centreOf = new int[points.length];
        costs = new double[points.length];
        costsThere = new double[points.length];
    }

    /** Searches until there are between {@code least} and {@code most} centres, or prices no longer differ. */
    void run(int least, int most) {
        open(0, true);
        double low = 0;
        double high = total();
        for (int i = 0; i < PRICES; i++) {
            double price = (low + high) / 2;
            openAtRandom(price);
            improve(price, 3 * most);
            if (open.size() > most) {
                low = price;
            } else if (open.size() < least) {
                high = price;
            } else {
                return;
            }
        }
    }

    /** The centres, each with the weight of its points. */
    WeightedPoints centres() {
        int[] sums = new int[open.size()];
        for (int i = 0; i < points.length; i++) {
            sums[open.slot(centreOf[i])] += weights[i];
        }
        WeightedPoints result = new WeightedPoints();
        for (int slot = 0; slot < sums.length; slot++) {
            result.add(points[open.centre(slot)], sums[slot]);
        }
        return result;
    }

    private void openAtRandom(double price) {
        open(0, true);
        for (int i = 1; i < points.length; i++) {
            if (noise.nextDouble() < costs[i] / price) {
                open(i, false);
            }
        }
    }

    /** Opens a centre, for the points that are nearer to it than to theirs, or as the only one. */
    private void open(int centre, boolean alone) {
        open = (alone ? Centres.none() : open).with(centre);
        eachPoint((from, to) -> {
            for (int i = from; i < to; i++) {
                double cost = weights[i] * distance(points[i], points[centre]);
                if (alone || cost < costs[i]) {
                    costs[i] = cost;
                    centreOf[i] = centre;
                }
            }
        });
    }

    private void improve(double price, int candidates) {
        double gained;
        do {
            gained = 0;
            for (int i = 0; i < candidates; i++) {
                gained += tryCandidate(noise.nextInt(points.length), price);
            }
        } while (gained > ENOUGH * total());
    }

    /** Makes a point a centre, and closes those that it makes superfluous, if that pays; tells what was gained. */
    private double tryCandidate(int candidate, double price) {
        double[][] partial = new double[blocks][open.size() + 1];
        Range.each(0, blocks, 1, (from, to) -> {
            for (int block = from; block < to; block++) {
                weigh(block, candidate, partial[block]);
            }
        });
        double[] sums = sum(partial);
        double gain = sums[open.size()] - (open.contains(candidate) ? 0 : price);
        boolean[] closed = new boolean[open.size()];
        for (int slot = 0; slot < closed.length; slot++) {
            closed[slot] = open.centre(slot) != candidate && price + sums[slot] > 0;
            gain += closed[slot] ? price + sums[slot] : 0;
        }
        if (gain <= 0) {
            return 0;
        }
        Centres before = open;
        eachPoint((from, to) -> {
            for (int i = from; i < to; i++) {
                if (costsThere[i] < costs[i] || closed[before.slot(centreOf[i])]) {
                    costs[i] = costsThere[i];
                    centreOf[i] = candidate;
                }
            }
        });
        open = before.without(closed).with(candidate);
        return gain;
    }

    /** Adds up what points gain that would change to the candidate, and what the others would lose, for each centre. */
    private void weigh(int block, int candidate, double[] sums) {
        int to = Math.min(points.length, (block + 1) * BLOCK);
        for (int i = block * BLOCK; i < to; i++) {
            costsThere[i] = weights[i] * distance(points[i], points[candidate]);
            double less = costs[i] - costsThere[i];
            sums[less > 0 ? sums.length - 1 : open.slot(centreOf[i])] += less;
        }
    }

    private double total() {
        double total = 0;
        for (double cost : costs) {
            total += cost;
        }
        return total;
    }

    private void eachPoint(Range.Body body) {
        Range.each(0, points.length, BLOCK, body);
    }

    private static double[] sum(double[][] partial) {
        double[] sums = partial[0].clone();
        for (int block = 1; block < partial.length; block++) {
            for (int i = 0; i < sums.length; i++) {
                sums[i] += partial[block][i];
            }
        }
        return sums;
    }

    /** The square of the distance of two points. */
    static double distance(double[] p, double[] q) {
        double sum = 0;
        for (int d = 0; d < p.length; d++) {
            sum += (p[d] - q[d]) * (p[d] - q[d]);
        }
        return sum;
    }
}

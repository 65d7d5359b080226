package dev.anyorder.testbed.kernels.bodytrack;

import dev.anyorder.testbed.kernels.Noise;
import dev.anyorder.testbed.kernels.tasks.Range;

/**
 * Poses that might be the right one. For each picture they are scattered and weighed in several layers, each narrower
 * and stricter than the one before, and drawn anew by their weights in between.
 */
final class ParticleFilter {

    private static final int PARTICLES = 600;
    private static final int LAYERS = 5;
    private static final int GRAIN = 25;
    private static final int SAMPLES = 10;
    private static final double STRICTNESS = 20;
    private static final double[] SPREAD = {1.5, 1.5, 0.06, 0.08, 0.08};

    private double[][] poses = new double[PARTICLES][];
    private final double[] errors = new double[PARTICLES];
    private final double[] weights = new double[PARTICLES];

    ParticleFilter(double[] start) {
        for (int i = 0; i < PARTICLES; i++) {
            poses[i] = start.clone();
        }
    }

    /** The pose that the edges of the next picture speak for. */
    double[] follow(EdgeMap edges, int frame) {
        for (int layer = 0; layer < LAYERS; layer++) {
            long seed = ((long) frame * LAYERS + layer) * (PARTICLES + 1);
            double width = Math.pow(0.6, layer);
            Range.each(0, PARTICLES, GRAIN, (from, to) -> {
                for (int i = from; i < to; i++) {
                    scatter(poses[i], width, new Noise(seed + i));
                    errors[i] = error(poses[i], edges);
                }
            });
            weigh(STRICTNESS * (1 << layer));
            if (layer < LAYERS - 1) {
                draw(new Noise(seed + PARTICLES).nextDouble());
            }
        }
        double[] pose = mean();
        draw(0.5);
        return pose;
    }

    private static void scatter(double[] pose, double width, Noise noise) {
        for (int i = 0; i < pose.length; i++) {
            pose[i] += width * SPREAD[i] * noise.nextGaussian();
        }
    }

    /** How far the borders of the figure are from edges of the picture, from 0 to 1. */
    private static double error(double[] pose, EdgeMap edges) {
        double[][] axes = Body.axes(pose);
        double sum = 0;
        for (int part = 0; part < axes.length; part++) {
            double alongX = axes[part][2] - axes[part][0];
            double alongY = axes[part][3] - axes[part][1];
            double aside = Body.halfWidth(part) / Math.hypot(alongX, alongY);
            for (int k = 1; k <= SAMPLES; k++) {
                double share = k / (double) SAMPLES;
                double x = axes[part][0] + share * alongX;
                double y = axes[part][1] + share * alongY;
                double left = 1 - edges.at(x - aside * alongY, y + aside * alongX);
                double right = 1 - edges.at(x + aside * alongY, y - aside * alongX);
                sum += left * left + right * right;
            }
        }
        return sum / (2 * SAMPLES * axes.length);
    }

    private void weigh(double strictness) {
        double least = Double.MAX_VALUE;
        for (double error : errors) {
            least = Math.min(least, error);
        }
        double sum = 0;
        for (int i = 0; i < PARTICLES; i++) {
            weights[i] = Math.exp(strictness * (least - errors[i]));
            sum += weights[i];
        }
        for (int i = 0; i < PARTICLES; i++) {
            weights[i] /= sum;
        }
    }

    /** Each particle as often as its weight says, one at every step along the weights from {@code start} on. */
    private void draw(double start) {
        double[][] drawn = new double[PARTICLES][];
        double reached = weights[0];
        int from = 0;
        for (int i = 0; i < PARTICLES; i++) {
            while (reached < (i + start) / PARTICLES && from < PARTICLES - 1) {
                reached += weights[++from];
            }
            drawn[i] = poses[from].clone();
        }
        poses = drawn;
    }

    private double[] mean() {
        double[] mean = new double[Body.DEGREES_OF_FREEDOM];
        for (int i = 0; i < PARTICLES; i++) {
            for (int d = 0; d < mean.length; d++) {
                mean[d] += weights[i] * poses[i][d];
            }
        }
        return mean;
    }
}

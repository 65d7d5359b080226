package dev.anyorder.testbed.kernels.streamcluster;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.tasks.Pool;
import dev.anyorder.testbed.kernels.tasks.Range;
import java.util.Arrays;
import java.util.Random;

/**
 * Groups a stream of points around centres: each chunk of points around a few of them, then all those centres, each
 * with the weight of its points, around the final ones. The size is the number of points in thousands.
 */
public final class StreamCluster implements Kernel {

    private static final int DIMENSIONS = 16;
    private static final int GROUPS = 12;
    private static final int LEAST = 10;
    private static final int MOST = 20;
    private static final int CHUNK = 2000;
    private static final int GRAIN = 500;

    private int threads;
    private double[][] planted = {};
    private double[][] points = {};
    private double[][] centres = {};
    private int[] nearest = {};

    @Override
    public String name() {
        return "streamcluster";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(2003L);
        planted = new double[GROUPS][];
        for (int g = 0; g < GROUPS; g++) {
            planted[g] = random.doubles(DIMENSIONS, 0, 100).toArray();
        }
        points = new double[size * 1000][];
        for (int i = 0; i < points.length; i++) {
            points[i] = planted[random.nextInt(GROUPS)].clone();
            for (int d = 0; d < DIMENSIONS; d++) {
                points[i][d] += 2 * random.nextGaussian();
            }
        }
        nearest = new int[points.length];
    }

    @Override
    public void run() {
        Pool.run(threads, this::cluster);
    }

    private void cluster() {
        WeightedPoints kept = new WeightedPoints();
        for (int from = 0; from < points.length; from += CHUNK) {
            double[][] chunk = Arrays.copyOfRange(points, from, Math.min(points.length, from + CHUNK));
            LocalSearch search = new LocalSearch(WeightedPoints.single(chunk), from);
            search.run(LEAST, MOST);
            kept.addAll(search.centres());
        }
        LocalSearch last = new LocalSearch(kept, -1);
        last.run(LEAST, MOST);
        centres = last.centres().points();
        Range.each(0, points.length, GRAIN, (from, to) -> {
            for (int i = from; i < to; i++) {
                nearest[i] = nearestOf(centres, points[i]);
            }
        });
    }

    private static int nearestOf(double[][] places, double[] point) {
        int best = 0;
        for (int c = 1; c < places.length; c++) {
            if (LocalSearch.distance(places[c], point) < LocalSearch.distance(places[best], point)) {
                best = c;
            }
        }
        return best;
    }

    @Override
    public long checksum() {
        Digest digest = new Digest().add(Arrays.hashCode(nearest));
        for (double[] centre : centres) {
            digest.add(centre);
        }
        return digest.value();
    }

    /**
     * Points are at most three times as far from their centres, in squares and on the whole, as from the places around
     * which they were scattered: one group without a centre of its own would cost far more.
     */
    @Override
    public boolean validate() {
        if (centres.length == 0) {
            return false;
        }
        double found = 0;
        double best = 0;
        for (int i = 0; i < points.length; i++) {
            found += LocalSearch.distance(points[i], centres[nearest[i]]);
            best += LocalSearch.distance(points[i], planted[nearestOf(planted, points[i])]);
        }
        return centres.length <= MOST && found < 3 * best;
    }
}

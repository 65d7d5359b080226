package dev.anyorder.testbed.kernels.geometry;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.tasks.Pool;
import dev.anyorder.testbed.kernels.tasks.Range;
import java.util.Arrays;
import java.util.Random;

/**
 * Finds for each of many points in space the other points that are nearest to it, with a tree that tasks build and then
 * search. The size is the number of points in thousands.
 */
public final class NearestNeighbours implements Kernel {

    private static final int WANTED = 4;
    private static final int GRAIN = 250;
    private static final int SAMPLE = 300;

    private int threads;
    private double[][] points = {};
    private int[][] found = {};

    @Override
    public String name() {
        return "nearestneigh";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1975L);
        points = new double[size * 1000][];
        for (int i = 0; i < points.length; i++) {
            points[i] = random.doubles(KdTree.AXES).toArray();
        }
        found = new int[points.length][];
    }

    @Override
    public void run() {
        Pool.run(threads, () -> {
            KdTree tree = new KdTree(points);
            tree.build();
            Range.each(0, points.length, GRAIN, (from, to) -> {
                for (int i = from; i < to; i++) {
                    found[i] = tree.nearest(i, new Nearest(WANTED));
                }
            });
        });
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (int[] neighbours : found) {
            for (int neighbour : neighbours) {
                digest.add(neighbour);
            }
        }
        return digest.value();
    }

    /** For a sample of points, all others were looked at. */
    @Override
    public boolean validate() {
        for (int s = 0; s < SAMPLE; s++) {
            int point = (int) ((long) s * points.length / SAMPLE);
            Nearest nearest = new Nearest(WANTED);
            for (int other = 0; other < points.length; other++) {
                if (other != point) {
                    nearest.offer(other, KdTree.distance(points[point], points[other]));
                }
            }
            if (!Arrays.equals(nearest.indices(), found[point])) {
                return false;
            }
        }
        return true;
    }
}

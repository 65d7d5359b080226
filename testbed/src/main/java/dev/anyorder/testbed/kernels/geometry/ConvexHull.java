package dev.anyorder.testbed.kernels.geometry;

import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.tasks.Pool;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Finds the corners of the smallest convex shape around points in a ring, by parting them again and again with lines
 * through the furthest points. The size is the number of points in thousands.
 */
public final class ConvexHull implements Kernel {

    private static final int RADIUS = 1 << 28;

    private int threads;
    private PlanePoints points = new PlanePoints(new int[0], new int[0]);
    private int[] hull = {};

    @Override
    public String name() {
        return "convexhull";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1972L);
        int[] xs = new int[size * 1000];
        int[] ys = new int[size * 1000];
        for (int i = 0; i < xs.length; i++) {
            double angle = 2 * Math.PI * random.nextDouble();
            double distance = RADIUS * (1 - 0.01 * random.nextDouble());
            xs[i] = (int) (distance * Math.cos(angle));
            ys[i] = (int) (distance * Math.sin(angle));
        }
        points = new PlanePoints(xs, ys);
    }

    @Override
    public void run() {
        hull = Pool.run(threads, new HullTask(points));
    }

    @Override
    public long checksum() {
        return Arrays.hashCode(hull);
    }

    /** The same corners, from the leftmost on, as from points that are sorted and looked at one after the other. */
    @Override
    public boolean validate() {
        int[] sorted = IntStream.range(0, points.size())
                .boxed()
                .sorted(points::compare)
                .mapToInt(i -> i)
                .toArray();
        int[] chain = new int[2 * sorted.length];
        int top = extend(chain, 0, sorted);
        for (int i = 0, j = sorted.length - 1; i < j; i++, j--) {
            int swapped = sorted[i];
            sorted[i] = sorted[j];
            sorted[j] = swapped;
        }
        top = extend(chain, top - 1, sorted);
        int[] expected = Arrays.copyOf(chain, top - 1);
        return Arrays.equals(corners(expected), corners(hull));
    }

    /** Appends the points to a chain that turns left only, on top of what is below {@code bottom}. */
    private int extend(int[] chain, int bottom, int[] sorted) {
        int top = bottom;
        for (int point : sorted) {
            while (top >= bottom + 2 && points.turn(chain[top - 2], chain[top - 1], point) <= 0) {
                top--;
            }
            chain[top++] = point;
        }
        return top;
    }

    /** Coordinates, since two points may be at one place. */
    private int[] corners(int[] indices) {
        return Arrays.stream(indices)
                .mapToObj(i -> IntStream.of(points.x(i), points.y(i)))
                .flatMapToInt(coordinates -> coordinates)
                .toArray();
    }
}

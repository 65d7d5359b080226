package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Groups points around moving centres with parallel streams, or with parallel loops: one to find the nearest centre of each
 * point, one to add the points of each centre up. Coordinates are whole numbers, so that sums do not depend on their order. The size is
 * the number of points in thousands.
 */
public final class KMeans implements Kernel {

    private static final int DIMENSIONS = 4;
    private static final int CENTRES = 16;
    private static final int ROUNDS = 20;
    private static final int GRAIN = 500;

    private final String name;
    private final Supplier<Groups> round;

    private int threads;
    private double[][] points = {};
    private double[][] centres = {};
    private int[] nearest = {};

    private KMeans(String name, Function<KMeans, Groups> round) {
        this.name = name;
        this.round = () -> round.apply(this);
    }

    /** With parallel streams; each leaf has sums of its own. */
    public static KMeans ofStreams() {
        return new KMeans("kmeans", KMeans::stream);
    }

    /** With parallel loops; each part of a loop adds what it has to the sums of all, under a lock. */
    public static KMeans ofLoops() {
        return new KMeans("kmeans-loops", KMeans::loop);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1957L);
        points = new double[size * 1000][];
        nearest = new int[points.length];
        for (int i = 0; i < points.length; i++) {
            points[i] = new double[DIMENSIONS];
            int group = random.nextInt(CENTRES);
            for (int d = 0; d < DIMENSIONS; d++) {
                points[i][d] = Math.rint(1000 * (group >> d & 1) + 200 * random.nextGaussian());
            }
        }
        centres = firstCentres();
    }

    private double[][] firstCentres() {
        double[][] first = new double[CENTRES][];
        for (int c = 0; c < CENTRES; c++) {
            first[c] = points[c].clone();
        }
        return first;
    }

    @Override
    public void run() {
        Pool.call(threads, () -> {
            for (int i = 0; i < ROUNDS; i++) {
                centres = round.get().means(centres);
            }
            return null;
        });
    }

    private Groups stream() {
        IntStream.range(0, points.length).parallel().forEach(i -> nearest[i] = nearestCentre(points[i]));
        return IntStream.range(0, points.length)
                .parallel()
                .collect(Groups::new, (groups, i) -> groups.add(nearest[i], points[i]), Groups::addAll);
    }

    private Groups loop() {
        Range.each(0, points.length, GRAIN, (from, to) -> {
            for (int i = from; i < to; i++) {
                nearest[i] = nearestCentre(points[i]);
            }
        });
        Groups all = new Groups();
        Range.each(0, points.length, GRAIN, (from, to) -> {
            Groups part = new Groups();
            for (int i = from; i < to; i++) {
                part.add(nearest[i], points[i]);
            }
            all.merge(part);
        });
        return all;
    }

    private int nearestCentre(double[] point) {
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int c = 0; c < centres.length; c++) {
            double distance = 0;
            for (int d = 0; d < DIMENSIONS; d++) {
                double difference = point[d] - centres[c][d];
                distance += difference * difference;
            }
            if (distance < least) {
                least = distance;
                best = c;
            }
        }
        return best;
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (double[] centre : centres) {
            digest.add(centre);
        }
        return digest.value();
    }

    @Override
    public boolean validate() {
        long expected = checksum();
        centres = firstCentres();
        for (int round = 0; round < ROUNDS; round++) {
            Groups groups = new Groups();
            for (double[] point : points) {
                groups.add(nearestCentre(point), point);
            }
            centres = groups.means(centres);
        }
        return checksum() == expected;
    }

    /** The sums of the points of each centre, as far as one leaf of a stream or part of a loop has seen them. */
    private static final class Groups {

        private final double[][] sums = new double[CENTRES][DIMENSIONS];
        private final int[] sizes = new int[CENTRES];

        void add(int centre, double[] point) {
            sizes[centre]++;
            for (int d = 0; d < DIMENSIONS; d++) {
                sums[centre][d] += point[d];
            }
        }

        void addAll(Groups other) {
            for (int c = 0; c < CENTRES; c++) {
                sizes[c] += other.sizes[c];
                for (int d = 0; d < DIMENSIONS; d++) {
                    sums[c][d] += other.sums[c][d];
                }
            }
        }

        synchronized void merge(Groups part) {
            addAll(part);
        }

        double[][] means(double[][] ifEmpty) {
            double[][] means = new double[CENTRES][DIMENSIONS];
            for (int c = 0; c < CENTRES; c++) {
                for (int d = 0; d < DIMENSIONS; d++) {
                    means[c][d] = sizes[c] == 0 ? ifEmpty[c][d] : sums[c][d] / sizes[c];
                }
            }
            return means;
        }
    }
}

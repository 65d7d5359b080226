package dev.anyorder.testbed.kernels;

import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.function.IntConsumer;

/**
 * Successive over-relaxation on a square grid in red/black order: each thread sweeps over its rows, and meets the
 * others at a {@link CyclicBarrier} after each half sweep. The size is the side of the grid.
 *
 * <p>The racy version differs in the barrier only: it is a {@link CounterBarrier}.
 */
public final class Sor implements Kernel {

    private static final int SWEEPS = 100;
    private static final double OMEGA = 1.25;

    private final boolean racy;
    private int threads;
    private double[][] grid = {};

    private Sor(boolean racy) {
        this.racy = racy;
    }

    /** The version without a bug. */
    public static Sor clean() {
        return new Sor(false);
    }

    /** The version with the barrier that does not order anything. */
    public static Sor racy() {
        return new Sor(true);
    }

    @Override
    public String name() {
        return racy ? "sor-bug" : "sor";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        grid = randomGrid(size);
    }

    @Override
    public void run() {
        IntConsumer meet;
        if (racy) {
            CounterBarrier barrier = new CounterBarrier(threads);
            meet = barrier::await;
        } else {
            CyclicBarrier barrier = new CyclicBarrier(threads);
            meet = id -> Team.await(barrier);
        }
        Team.run(threads, id -> work(id, meet));
    }

    private void work(int id, IntConsumer meet) {
        int inner = grid.length - 2;
        int from = 1 + Team.first(inner, id, threads);
        int to = 1 + Team.first(inner, id + 1, threads);
        for (int half = 0; half < 2 * SWEEPS; half++) {
            relax(grid, from, to, half % 2);
            meet.accept(id);
        }
    }

    private static void relax(double[][] grid, int from, int to, int colour) {
        double quarter = OMEGA / 4;
        double rest = 1 - OMEGA;
        for (int i = from; i < to; i++) {
            double[] above = grid[i - 1];
            double[] row = grid[i];
            double[] below = grid[i + 1];
            for (int j = 1 + (i + colour) % 2; j < row.length - 1; j += 2) {
                row[j] = quarter * (above[j] + below[j] + row[j - 1] + row[j + 1]) + rest * row[j];
            }
        }
    }

    @Override
    public long checksum() {
        return digest(grid);
    }

    @Override
    public boolean validate() {
        double[][] sequential = randomGrid(grid.length);
        for (int half = 0; half < 2 * SWEEPS; half++) {
            relax(sequential, 1, sequential.length - 1, half % 2);
        }
        return digest(sequential) == digest(grid);
    }

    private static double[][] randomGrid(int size) {
        Random random = new Random(10101010L);
        double[][] grid = new double[size][size];
        for (double[] row : grid) {
            for (int j = 0; j < size; j++) {
                row[j] = random.nextDouble() * 1e-6;
            }
        }
        return grid;
    }

    private static long digest(double[][] grid) {
        Digest digest = new Digest();
        for (double[] row : grid) {
            digest.add(row);
        }
        return digest.value();
    }
}

package dev.anyorder.testbed.kernels;

import java.util.Random;

/**
 * Multiplies a sparse matrix, given as row, column and value of each non-zero element, with a vector again and again.
 * Elements are sorted by row and each thread owns a run of rows, so that no two threads write one element of the
 * result. The size is the number of rows; there are five non-zero elements in a row on the average.
 */
public final class Sparse implements Kernel {

    private static final int PER_ROW = 5;
    private static final int REPETITIONS = 200;

    private int threads;
    private int[] row = {};
    private int[] column = {};
    private double[] value = {};
    private double[] vector = {};
    private double[] product = {};
    private int[] bounds = {};

    @Override
    public String name() {
        return "sparse";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(10101010L);
        int elements = size * PER_ROW;
        row = random.ints(elements, 0, size).sorted().toArray();
        column = random.ints(elements, 0, size).toArray();
        value = random.doubles(elements).toArray();
        vector = random.doubles(size).toArray();
        product = new double[size];
        bounds = new int[threads + 1];
        bounds[threads] = elements;
        for (int id = 1; id < threads; id++) {
            int bound = Team.first(elements, id, threads);
            while (bound > 0 && row[bound] == row[bound - 1]) {
                bound--;
            }
            bounds[id] = bound;
        }
    }

    @Override
    public void run() {
        Team.run(threads, this::work);
    }

    private void work(int id) {
        for (int repetition = 0; repetition < REPETITIONS; repetition++) {
            multiply(bounds[id], bounds[id + 1]);
        }
    }

    private void multiply(int from, int to) {
        for (int k = from; k < to; k++) {
            product[row[k]] += vector[column[k]] * value[k];
        }
    }

    @Override
    public long checksum() {
        return new Digest().add(product).value();
    }

    /** Row by row, the product is the repeated sum, up to rounding. */
    @Override
    public boolean validate() {
        double[] once = new double[product.length];
        for (int k = 0; k < row.length; k++) {
            once[row[k]] += vector[column[k]] * value[k];
        }
        for (int i = 0; i < once.length; i++) {
            if (Math.abs(product[i] - REPETITIONS * once[i]) > 1e-9 * Math.max(1, product[i])) {
                return false;
            }
        }
        return true;
    }
}

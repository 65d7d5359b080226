package dev.anyorder.testbed.kernels;

import java.util.Random;

/** Multiplies two square matrices; each thread computes one run of rows. The size is the side of a matrix. */
public final class MatrixMult implements Kernel {

    private int threads;
    private double[][] left = {};
    private double[][] right = {};
    private double[][] product = {};

    @Override
    public String name() {
        return "matrixmult";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1729L);
        left = new double[size][size];
        right = new double[size][size];
        product = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                left[i][j] = random.nextDouble() - 0.5;
                right[i][j] = random.nextDouble() - 0.5;
            }
        }
    }

    @Override
    public void run() {
        Team.run(threads, this::work);
    }

    private void work(int id) {
        int n = product.length;
        int to = Team.first(n, id + 1, threads);
        for (int i = Team.first(n, id, threads); i < to; i++) {
            multiplyRow(i);
        }
    }

    private void multiplyRow(int i) {
        for (int k = 0; k < product.length; k++) {
            double factor = left[i][k];
            for (int j = 0; j < product.length; j++) {
                product[i][j] += factor * right[k][j];
            }
        }
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (double[] row : product) {
            digest.add(row);
        }
        return digest.value();
    }

    /** The product times a vector is the left matrix times the right one times the vector. */
    @Override
    public boolean validate() {
        double[] probe = new Random(3L).doubles(product.length).toArray();
        double[] expected = times(left, times(right, probe));
        double[] actual = times(product, probe);
        for (int i = 0; i < probe.length; i++) {
            if (Math.abs(expected[i] - actual[i]) > 1e-12 * probe.length * probe.length) {
                return false;
            }
        }
        return true;
    }

    private static double[] times(double[][] matrix, double[] vector) {
        double[] result = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                result[i] += matrix[i][j] * vector[j];
            }
        }
        return result;
    }
}

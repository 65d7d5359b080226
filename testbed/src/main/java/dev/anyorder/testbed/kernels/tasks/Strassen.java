package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.Arrays;
import java.util.Random;

/**
 * Multiplies two square matrices of small whole numbers by Strassen's method, with seven tasks at each level. The size
 * is the side in units of 64.
 */
public final class Strassen implements Kernel {

    private int threads;
    private double[][] left = {};
    private double[][] right = {};
    private double[][] product = {};

    @Override
    public String name() {
        return "strassen";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(7L);
        int side = size * StrassenTask.LEAF;
        left = new double[side][side];
        right = new double[side][side];
        for (int i = 0; i < side; i++) {
            for (int j = 0; j < side; j++) {
                left[i][j] = random.nextInt(10);
                right[i][j] = random.nextInt(10);
            }
        }
    }

    @Override
    public void run() {
        product = Pool.run(threads, new StrassenTask(left, right));
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (double[] row : product) {
            digest.add(row);
        }
        return digest.value();
    }

    /** Whole numbers are exact, so that the product with a vector must agree to the last bit. */
    @Override
    public boolean validate() {
        double[] probe =
                new Random(8L).ints(product.length, 0, 10).asDoubleStream().toArray();
        return product.length == left.length && Arrays.equals(times(left, times(right, probe)), times(product, probe));
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

package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.Random;

/**
 * Multiplies two polynomials by Karatsuba's method, with three tasks at each level that write into one result.
 * Coefficients are whole numbers modulo 2^64. The size is the number of coefficients in units of 64.
 */
public final class Karatsuba implements Kernel {

    private static final int PROBES = 8;

    private int threads;
    private long[] left = {};
    private long[] right = {};
    private long[] product = {};

    @Override
    public String name() {
        return "karatsuba";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1962L);
        left = random.longs(size * 64L).toArray();
        right = random.longs(size * 64L).toArray();
        product = new long[2 * left.length];
    }

    @Override
    public void run() {
        Pool.run(threads, new KaratsubaTask(left, 0, right, 0, left.length, product, 0));
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (long coefficient : product) {
            digest.add(coefficient);
        }
        return digest.value();
    }

    /** The value of the product is the product of the values, at odd places, where no coefficient is lost. */
    @Override
    public boolean validate() {
        Random random = new Random(1963L);
        for (int i = 0; i < PROBES; i++) {
            long x = random.nextLong() | 1;
            if (value(product, x) != value(left, x) * value(right, x)) {
                return false;
            }
        }
        return product[0] == left[0] * right[0];
    }

    private static long value(long[] polynomial, long x) {
        long value = 0;
        for (int i = polynomial.length - 1; i >= 0; i--) {
            value = value * x + polynomial[i];
        }
        return value;
    }
}

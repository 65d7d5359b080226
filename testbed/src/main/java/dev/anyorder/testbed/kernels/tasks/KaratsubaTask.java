package dev.anyorder.testbed.kernels.tasks;

import java.util.concurrent.RecursiveAction;

/**
 * Writes the product of {@code n} coefficients of {@code a} and of {@code b} into {@code 2n} of {@code out}, from three
 * products of half the length; plain when the number is odd or small.
 */
final class KaratsubaTask extends RecursiveAction {

    private static final int LEAF = 64;
    private static final int SEQUENTIAL = 512;

    private final long[] a;
    private final int atA;
    private final long[] b;
    private final int atB;
    private final int n;
    private final long[] out;
    private final int atOut;

    KaratsubaTask(long[] a, int atA, long[] b, int atB, int n, long[] out, int atOut) {
        this.a = a;
        this.atA = atA;
        this.b = b;
        this.atB = atB;
        this.n = n;
        this.out = out;
        this.atOut = atOut;
    }

    @Override
    protected void compute() {
        if (n <= LEAF || n % 2 != 0) {
            multiply();
            return;
        }
        int half = n / 2;
        long[] middle = new long[n];
        KaratsubaTask low = new KaratsubaTask(a, atA, b, atB, half, out, atOut);
        KaratsubaTask high = new KaratsubaTask(a, atA + half, b, atB + half, half, out, atOut + n);
        KaratsubaTask both = new KaratsubaTask(folded(a, atA, half), 0, folded(b, atB, half), 0, half, middle, 0);
        if (n <= SEQUENTIAL) {
            low.compute();
            high.compute();
            both.compute();
        } else {
            invokeAll(low, high, both);
        }
        combine(middle, half);
    }

    /** Adds what the two halves have in common with each other: (low + high of a) (low + high of b) less both products. */
    private void combine(long[] middle, int half) {
        for (int i = 0; i < n; i++) {
            middle[i] -= out[atOut + i] + out[atOut + n + i];
        }
        for (int i = 0; i < n; i++) {
            out[atOut + half + i] += middle[i];
        }
    }

    private void multiply() {
        for (int i = 0; i < 2 * n; i++) {
            out[atOut + i] = 0;
        }
        for (int i = 0; i < n; i++) {
            long factor = a[atA + i];
            for (int j = 0; j < n; j++) {
                out[atOut + i + j] += factor * b[atB + j];
            }
        }
    }

    private static long[] folded(long[] numbers, int at, int half) {
        long[] sums = new long[half];
        for (int i = 0; i < half; i++) {
            sums[i] = numbers[at + i] + numbers[at + half + i];
        }
        return sums;
    }
}

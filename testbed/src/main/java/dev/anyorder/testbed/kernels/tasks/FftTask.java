package dev.anyorder.testbed.kernels.tasks;

import java.util.concurrent.RecursiveAction;

/**
 * The transform of every {@code stride}-th value of a signal from {@code start} on, written to a run of the output. Two
 * tasks write disjoint runs.
 */
final class FftTask extends RecursiveAction {

    private static final int SEQUENTIAL = 1024;

    /** Complex numbers in two arrays. */
    static final class Signal {

        final double[] real;
        final double[] imaginary;

        Signal(int length) {
            this(new double[length], new double[length]);
        }

        Signal(double[] real, double[] imaginary) {
            this.real = real;
            this.imaginary = imaginary;
        }
    }

    private final Signal in;
    private final Signal out;
    private final Signal roots;
    private final int start;
    private final int stride;
    private final int to;
    private final int length;

    private FftTask(Signal in, Signal out, Signal roots, int start, int stride, int to, int length) {
        this.in = in;
        this.out = out;
        this.roots = roots;
        this.start = start;
        this.stride = stride;
        this.to = to;
        this.length = length;
    }

    static FftTask forward(Signal in, Signal out) {
        return new FftTask(in, out, roots(in.real.length, -1), 0, 1, 0, in.real.length);
    }

    /** The inverse, but for the division by the length. */
    static FftTask backward(Signal in, Signal out) {
        return new FftTask(in, out, roots(in.real.length, 1), 0, 1, 0, in.real.length);
    }

    @Override
    protected void compute() {
        if (length <= SEQUENTIAL) {
            transform(start, stride, to, length);
            return;
        }
        int half = length / 2;
        invokeAll(
                new FftTask(in, out, roots, start, 2 * stride, to, half),
                new FftTask(in, out, roots, start + stride, 2 * stride, to + half, half));
        combine(stride, to, length);
    }

    private void transform(int start, int stride, int to, int length) {
        if (length == 1) {
            out.real[to] = in.real[start];
            out.imaginary[to] = in.imaginary[start];
            return;
        }
        transform(start, 2 * stride, to, length / 2);
        transform(start + stride, 2 * stride, to + length / 2, length / 2);
        combine(stride, to, length);
    }

    private void combine(int stride, int to, int length) {
        double[] real = out.real;
        double[] imaginary = out.imaginary;
        int half = length / 2;
        for (int k = 0; k < half; k++) {
            double cos = roots.real[k * stride];
            double sin = roots.imaginary[k * stride];
            int even = to + k;
            int odd = even + half;
            double re = cos * real[odd] - sin * imaginary[odd];
            double im = cos * imaginary[odd] + sin * real[odd];
            real[odd] = real[even] - re;
            imaginary[odd] = imaginary[even] - im;
            real[even] += re;
            imaginary[even] += im;
        }
    }

    private static Signal roots(int length, int sign) {
        Signal roots = new Signal(Math.max(1, length / 2));
        for (int k = 0; k < roots.real.length; k++) {
            double angle = sign * 2 * Math.PI * k / length;
            roots.real[k] = Math.cos(angle);
            roots.imaginary[k] = Math.sin(angle);
        }
        return roots;
    }
}

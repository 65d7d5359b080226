package dev.anyorder.testbed.kernels;

/**
 * The first Fourier coefficients of (x + 1)^x on the interval from 0 to 2, integrated by the trapezoidal rule; each
 * thread has one run of coefficients. The size is the number of pairs of coefficients.
 */
public final class Series implements Kernel {

    private static final int INTERVALS = 1000;
    private static final double LENGTH = 2;

    private int threads;
    private double[] cosines = {};
    private double[] sines = {};

    @Override
    public String name() {
        return "series";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        cosines = new double[size];
        sines = new double[size];
    }

    @Override
    public void run() {
        Team.run(threads, this::work);
    }

    private void work(int id) {
        int to = Team.first(cosines.length, id + 1, threads);
        for (int n = Team.first(cosines.length, id, threads); n < to; n++) {
            cosines[n] = coefficient(n, true);
            sines[n] = coefficient(n, false);
        }
    }

    private static double coefficient(int n, boolean cosine) {
        double step = LENGTH / INTERVALS;
        double sum = (term(0, n, cosine) + term(LENGTH, n, cosine)) / 2;
        for (int i = 1; i < INTERVALS; i++) {
            sum += term(i * step, n, cosine);
        }
        return sum * step * 2 / LENGTH;
    }

    private static double term(double x, int n, boolean cosine) {
        double angle = 2 * Math.PI / LENGTH * n * x;
        return Math.pow(x + 1, x) * (cosine ? Math.cos(angle) : Math.sin(angle));
    }

    @Override
    public long checksum() {
        return new Digest().add(cosines).add(sines).value();
    }

    /** Some coefficients again, and the mean of the function as Simpson's rule has it. */
    @Override
    public boolean validate() {
        double step = LENGTH / INTERVALS;
        double simpson = term(0, 0, true) + term(LENGTH, 0, true);
        for (int i = 1; i < INTERVALS; i++) {
            simpson += (i % 2 == 0 ? 2 : 4) * term(i * step, 0, true);
        }
        boolean same = Math.abs(simpson * step / 3 - cosines[0]) < 1e-4 && sines[0] == 0;
        for (int n = 0; n < cosines.length; n += 1 + cosines.length / 16) {
            same &= cosines[n] == coefficient(n, true) && sines[n] == coefficient(n, false);
        }
        return same;
    }
}

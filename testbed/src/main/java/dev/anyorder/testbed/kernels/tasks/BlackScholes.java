package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.Random;

/**
 * Prices European options by the formula of Black and Scholes, several times over: a parallel loop over arrays, each
 * element by itself. The size is the number of options in thousands.
 */
public final class BlackScholes implements Kernel {

    private static final int ROUNDS = 10;
    private static final int GRAIN = 500;
    private static final double RATE = 0.02;
    private static final double VOLATILITY = 0.3;
    private static final double[] TAIL = {0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429};

    private int threads;
    private double[] spot = {};
    private double[] strike = {};
    private double[] years = {};
    private double[] call = {};
    private double[] put = {};

    @Override
    public String name() {
        return "blackscholes";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        int options = size * 1000;
        Random random = new Random(1973L);
        spot = random.doubles(options, 5, 30).toArray();
        strike = random.doubles(options, 1, 100).toArray();
        years = random.doubles(options, 0.25, 10).toArray();
        call = new double[options];
        put = new double[options];
    }

    @Override
    public void run() {
        for (int round = 0; round < ROUNDS; round++) {
            Pool.run(threads, new Range(0, spot.length, GRAIN, this::price));
        }
    }

    private void price(int from, int to) {
        for (int i = from; i < to; i++) {
            double spread = VOLATILITY * Math.sqrt(years[i]);
            double drift = (RATE + VOLATILITY * VOLATILITY / 2) * years[i];
            double d1 = (Math.log(spot[i] / strike[i]) + drift) / spread;
            double d2 = d1 - spread;
            double discounted = strike[i] * Math.exp(-RATE * years[i]);
            call[i] = spot[i] * normal(d1) - discounted * normal(d2);
            put[i] = discounted * normal(-d2) - spot[i] * normal(-d1);
        }
    }

    /** The normal distribution function, by the polynomial 26.2.17 of Abramowitz and Stegun. */
    private static double normal(double x) {
        double t = 1 / (1 + 0.2316419 * Math.abs(x));
        double power = 1;
        double sum = 0;
        for (double coefficient : TAIL) {
            power *= t;
            sum += coefficient * power;
        }
        double tail = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * sum;
        return x < 0 ? tail : 1 - tail;
    }

    @Override
    public long checksum() {
        return new Digest().add(call).add(put).value();
    }

    /** A call less a put is the spot less the discounted strike. */
    @Override
    public boolean validate() {
        for (int i = 0; i < spot.length; i++) {
            double forward = spot[i] - strike[i] * Math.exp(-RATE * years[i]);
            if (call[i] < -1e-4 || put[i] < -1e-4 || Math.abs(call[i] - put[i] - forward) > 1e-9) {
                return false;
            }
        }
        return true;
    }
}

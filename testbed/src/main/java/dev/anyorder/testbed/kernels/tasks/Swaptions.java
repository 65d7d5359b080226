package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Noise;
import java.util.Random;

/**
 * Prices options on interest rate swaps by simulation: forward rates move by the model of Ho and Lee, with the drift
 * that allows no gain without risk. A parallel loop over swaptions, and in each one over parts of its trials. The size is
 * the number of swaptions.
 */
public final class Swaptions implements Kernel {

    private static final int PARTS = 20;
    private static final int TRIALS = 100;
    private static final double YEARS = 0.5;
    private static final double BEYOND = 8;

    private int threads;
    private Swaption[] swaptions = {};
    private double[][] sums = {};
    private double[][] squares = {};
    private double[] prices = {};

    @Override
    public String name() {
        return "swaptions";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1986L);
        swaptions = new Swaption[size];
        for (int i = 0; i < size; i++) {
            int expiry = 2 + random.nextInt(9);
            int payments = 2 + random.nextInt(9);
            double rate = 0.02 + 0.04 * random.nextDouble();
            double strike = rate + 0.01 * random.nextDouble();
            swaptions[i] = new Swaption(expiry, payments, rate, strike, 0.005 + 0.01 * random.nextDouble(), YEARS);
        }
        sums = new double[size][PARTS];
        squares = new double[size][PARTS];
        prices = new double[size];
    }

    @Override
    public void run() {
        Pool.run(
                threads,
                () -> Range.each(0, swaptions.length, 1, (from, to) -> {
                    for (int i = from; i < to; i++) {
                        price(i);
                    }
                }));
    }

    private void price(int swaption) {
        Range.each(0, PARTS, 1, (from, to) -> {
            for (int part = from; part < to; part++) {
                simulate(swaption, part);
            }
        });
        double sum = 0;
        for (double part : sums[swaption]) {
            sum += part;
        }
        prices[swaption] = sum / (PARTS * TRIALS);
    }

    private void simulate(int swaption, int part) {
        Noise noise = new Noise((long) swaption * PARTS + part);
        for (int trial = 0; trial < TRIALS; trial++) {
            double payoff = swaptions[swaption].payoff(noise);
            sums[swaption][part] += payoff;
            squares[swaption][part] += payoff * payoff;
        }
    }

    @Override
    public long checksum() {
        return new Digest().add(prices).value();
    }

    /** Each price is within five standard errors of the model's own, which is an integral over one normal variable. */
    @Override
    public boolean validate() {
        for (int i = 0; i < prices.length; i++) {
            double square = 0;
            for (double part : squares[i]) {
                square += part;
            }
            int trials = PARTS * TRIALS;
            double error = Math.sqrt((square / trials - prices[i] * prices[i]) / trials);
            if (!(error > 0) || Math.abs(prices[i] - swaptions[i].exactPrice(BEYOND)) > 5 * error) {
                return false;
            }
        }
        return true;
    }
}

package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Noise;

/**
 * The right to pay a fixed rate for a floating one from a date on. Time is counted in periods between two payments;
 * each forward rate belongs to one period.
 */
final class Swaption {

    private static final double STEP = 1.0 / 64;

    private final int expiry;
    private final int payments;
    private final double rate;
    private final double strike;
    private final double volatility;
    private final double years;

    /** Rates start at {@code rate} for all periods of {@code years}, and vary by {@code volatility} in a year. */
    Swaption(int expiry, int payments, double rate, double strike, double volatility, double years) {
        this.expiry = expiry;
        this.payments = payments;
        this.rate = rate;
        this.strike = strike;
        this.volatility = volatility;
        this.years = years;
    }

    /** What the option brings in one course of the rates, discounted to today. */
    double payoff(Noise noise) {
        double[] forward = new double[expiry + payments];
        for (int j = 0; j < forward.length; j++) {
            forward[j] = rate;
        }
        double shock = volatility * Math.sqrt(years);
        double bend = shock * shock * years / 2;
        double discount = 0;
        for (int now = 0; now < expiry; now++) {
            discount += forward[now] * years;
            double move = shock * noise.nextGaussian();
            for (int j = now + 1; j < forward.length; j++) {
                forward[j] += (2 * (j - now) - 1) * bend + move;
            }
        }
        double logBond = 0;
        double fixedLeg = 0;
        for (int k = 0; k < payments; k++) {
            logBond -= forward[expiry + k] * years;
            fixedLeg += strike * years * Math.exp(logBond);
        }
        return Math.exp(-discount) * Math.max(0, 1 - Math.exp(logBond) - fixedLeg);
    }

    /** The expectation of the payoff: bonds at expiry are functions of one normal variable, cut off {@code beyond}. */
    double exactPrice(double beyond) {
        double sum = 0;
        for (double x = -beyond; x <= beyond; x += STEP) {
            sum += Math.exp(-x * x / 2) * Math.max(0, 1 - couponBond(x));
        }
        return Math.exp(-rate * years * expiry) * sum * STEP / Math.sqrt(2 * Math.PI);
    }

    private double couponBond(double x) {
        double value = 0;
        for (int k = 1; k <= payments; k++) {
            double spread = volatility * k * years * Math.sqrt(expiry * years);
            double bond = Math.exp(-rate * k * years - spread * x - spread * spread / 2);
            value += bond * (strike * years + (k == payments ? 1 : 0));
        }
        return value;
    }
}

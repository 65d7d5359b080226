package dev.anyorder.testbed.kernels.montecarlo;

import java.util.Random;

/** One possible course of a price: geometric Brownian motion, sampled once a day. */
final class PricePath {

    private double[] prices;
    private double meanReturn;
    private double volatility;

    PricePath(int days) {
        prices = new double[days + 1];
    }

    /** Follows the price from its start with the given yearly drift and volatility. */
    void simulate(long seed, double start, double drift, double spread, double day) {
        Random random = new Random(seed);
        double[] path = prices;
        path[0] = start;
        double steady = (drift - spread * spread / 2) * day;
        double shock = spread * Math.sqrt(day);
        for (int i = 1; i < path.length; i++) {
            path[i] = path[i - 1] * Math.exp(steady + shock * random.nextGaussian());
        }
    }

    /** Estimates drift and volatility back from the prices. */
    void estimate(double day) {
        int days = prices.length - 1;
        double sum = 0;
        double squares = 0;
        for (int i = 1; i <= days; i++) {
            double step = Math.log(prices[i] / prices[i - 1]);
            sum += step;
            squares += step * step;
        }
        double variance = (squares - sum * sum / days) / (days - 1) / day;
        volatility = Math.sqrt(variance);
        meanReturn = sum / days / day + variance / 2;
    }

    PathResult result(int index) {
        return new PathResult(index, meanReturn, volatility, prices[prices.length - 1]);
    }
}

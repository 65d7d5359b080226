package dev.anyorder.testbed.kernels.montecarlo;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Team;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Follows many possible courses of a price, and averages over them. The threads share the list of results, under its
 * lock. The size is the number of paths.
 */
public final class MonteCarlo implements Kernel {

    private static final int DAYS = 500;
    private static final double DAY = 1.0 / 250;
    private static final double START = 100;
    private static final double DRIFT = 0.05;
    private static final double VOLATILITY = 0.2;

    private int threads;
    private int paths;
    private List<PathResult> results = List.of();
    private double meanReturn;
    private double meanVolatility;
    private double meanPrice;

    @Override
    public String name() {
        return "montecarlo";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        paths = size;
        results = new ArrayList<>(size);
    }

    @Override
    public void run() {
        Team.run(threads, this::work);
        results.sort(Comparator.comparingInt(result -> result.index));
        for (PathResult result : results) {
            meanReturn += result.meanReturn / paths;
            meanVolatility += result.volatility / paths;
            meanPrice += result.lastPrice / paths;
        }
    }

    private void work(int id) {
        int to = Team.first(paths, id + 1, threads);
        for (int index = Team.first(paths, id, threads); index < to; index++) {
            PricePath path = new PricePath(DAYS);
            path.simulate(index * 11L, START, DRIFT, VOLATILITY, DAY);
            path.estimate(DAY);
            keep(path.result(index));
        }
    }

    /** In whatever order: they are sorted afterwards. */
    private void keep(PathResult result) {
        synchronized (results) {
            results.add(result);
        }
    }

    @Override
    public long checksum() {
        return new Digest()
                .add(results.size())
                .add(meanReturn)
                .add(meanVolatility)
                .add(meanPrice)
                .value();
    }

    /** The averages are near what the model says, within five standard deviations of the mean. */
    @Override
    public boolean validate() {
        double years = DAYS * DAY;
        double expectedPrice = START * Math.exp(DRIFT * years);
        double spread = VOLATILITY * Math.sqrt(years);
        double tolerance = 5 / Math.sqrt(paths);
        return results.size() == paths
                && Math.abs(meanVolatility - VOLATILITY) < 0.01
                && Math.abs(meanReturn - DRIFT) < tolerance * VOLATILITY / Math.sqrt(years)
                && Math.abs(meanPrice - expectedPrice) < tolerance * 1.1 * spread * expectedPrice;
    }
}

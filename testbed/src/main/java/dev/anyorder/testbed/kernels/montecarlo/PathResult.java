package dev.anyorder.testbed.kernels.montecarlo;

/** What is kept of a path. Made by the thread that followed it, read by the main thread at the end. */
final class PathResult {

    int index;
    double meanReturn;
    double volatility;
    double lastPrice;

    PathResult(int index, double meanReturn, double volatility, double lastPrice) {
        this.index = index;
        this.meanReturn = meanReturn;
        this.volatility = volatility;
        this.lastPrice = lastPrice;
    }
}

package dev.anyorder.testbed.bench;

/**
 * What one JVM told about one kernel: medians over its repetitions.
 *
 * @param findings how many findings the agent wrote, 0 without an agent
 * @param failure why there is no result, or empty
 */
record ChildResult(
        double wallNanos,
        double cpuNanos,
        double peakLiveBytes,
        double peakUsedBytes,
        String checksum,
        int findings,
        String failure) {

    static ChildResult failed(String why) {
        return new ChildResult(Double.NaN, Double.NaN, Double.NaN, Double.NaN, "", 0, why);
    }

    ChildResult withFindings(int count) {
        return new ChildResult(wallNanos, cpuNanos, peakLiveBytes, peakUsedBytes, checksum, count, failure);
    }

    boolean failed() {
        return !failure.isEmpty();
    }
}

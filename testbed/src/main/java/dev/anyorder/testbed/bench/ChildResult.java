package dev.anyorder.testbed.bench;

import java.util.Map;
import java.util.TreeMap;

/**
 * What one JVM told about one kernel: medians over its repetitions.
 *
 * @param findings how many findings the agent wrote, 0 without an agent
 * @param counters what the agent counted, empty without an agent
 * @param failure why there is no result, or empty
 */
record ChildResult(
        double wallNanos,
        double cpuNanos,
        double peakLiveBytes,
        double peakUsedBytes,
        String checksum,
        int findings,
        Map<String, Long> counters,
        String failure) {

    ChildResult {
        counters = new TreeMap<>(counters);
    }

    static ChildResult of(double wallNanos, double cpuNanos, double peakLive, double peakUsed, String checksum) {
        return new ChildResult(wallNanos, cpuNanos, peakLive, peakUsed, checksum, 0, Map.of(), "");
    }

    static ChildResult failed(String why) {
        return new ChildResult(Double.NaN, Double.NaN, Double.NaN, Double.NaN, "", 0, Map.of(), why);
    }

    ChildResult withAgent(int findings, Map<String, Long> counters) {
        return new ChildResult(
                wallNanos, cpuNanos, peakLiveBytes, peakUsedBytes, checksum, findings, counters, failure);
    }

    boolean failed() {
        return !failure.isEmpty();
    }
}

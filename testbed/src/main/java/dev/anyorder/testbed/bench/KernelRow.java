package dev.anyorder.testbed.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** All that was measured of one kernel. */
final class KernelRow {

    private final KernelEntry kernel;
    private final Map<Configuration, Cell> cells = new LinkedHashMap<>();

    KernelRow(KernelEntry kernel, List<Configuration> configurations) {
        this.kernel = kernel;
        configurations.forEach(configuration -> cells.put(configuration, new Cell()));
    }

    KernelEntry kernel() {
        return kernel;
    }

    Cell cell(Configuration configuration) {
        return cells.get(configuration);
    }

    /** Processor time compared with no agent; not a number when either failed. */
    double cpuRatio(Configuration configuration) {
        return cell(configuration).cpuNanos() / cell(Configuration.BASE).cpuNanos();
    }

    /** Elapsed time compared with no agent; not a number when either failed. */
    double wallRatio(Configuration configuration) {
        return cell(configuration).wallNanos() / cell(Configuration.BASE).wallNanos();
    }

    /** Peak of the live heap compared with no agent; not a number when either failed. */
    double heapRatio(Configuration configuration) {
        return cell(configuration).peakLiveBytes() / cell(Configuration.BASE).peakLiveBytes();
    }

    /** What is wrong with this kernel in any configuration, or empty. */
    String problem() {
        for (Map.Entry<Configuration, Cell> entry : cells.entrySet()) {
            String failure = entry.getValue().failure();
            if (!failure.isEmpty()) {
                return entry.getKey().name() + " failed: " + failure;
            }
        }
        TreeSet<String> checksums = new TreeSet<>();
        cells.values().forEach(cell -> cell.runs().forEach(run -> checksums.add(run.checksum())));
        boolean same = checksums.size() == 1 && !checksums.contains("varies");
        return same || kernel.racy() ? "" : "checksums differ: " + checksums;
    }
}

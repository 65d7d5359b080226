package dev.anyorder.testbed.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** All that was measured. Kernels with a race on purpose or with a problem do not count in the means. */
record OverheadReport(OverheadOptions options, List<Configuration> configurations, List<KernelRow> rows) {

    boolean hasProblems() {
        return rows.stream().anyMatch(row -> !row.problem().isEmpty());
    }

    /** The columns but the one that they are compared with. */
    List<Configuration> compared() {
        return configurations.stream().filter(Configuration::hasAgent).toList();
    }

    /** The rows over which means are taken: each group that has any, and all when there is more than one group. */
    Map<String, List<KernelRow>> counted() {
        Map<String, List<KernelRow>> groups = new LinkedHashMap<>();
        for (KernelGroup group :
                List.of(KernelGroup.THREADS, KernelGroup.TASKS, KernelGroup.ATOMICITY, KernelGroup.QUEUES)) {
            List<KernelRow> members =
                    rows.stream().filter(row -> counts(row, group)).toList();
            if (!members.isEmpty()) {
                groups.put(group.label(), members);
            }
        }
        if (groups.size() > 1) {
            groups.put("all", groups.values().stream().flatMap(List::stream).toList());
        }
        return groups;
    }

    static double geometricMean(List<KernelRow> rows, ToDoubleFunction<KernelRow> ratio) {
        return Statistics.geometricMean(rows.stream().mapToDouble(ratio).boxed().toList());
    }

    static double worst(List<KernelRow> rows, ToDoubleFunction<KernelRow> ratio) {
        return rows.stream().mapToDouble(ratio).max().orElse(Double.NaN);
    }

    private static boolean counts(KernelRow row, KernelGroup group) {
        return row.kernel().group() == group && row.problem().isEmpty();
    }
}

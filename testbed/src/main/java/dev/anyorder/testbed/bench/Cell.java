package dev.anyorder.testbed.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** All runs of one kernel in one configuration. */
final class Cell {

    private final List<ChildResult> runs = new ArrayList<>();

    void add(ChildResult run) {
        runs.add(run);
    }

    List<ChildResult> runs() {
        return runs;
    }

    double cpuNanos() {
        return median(ChildResult::cpuNanos);
    }

    double wallNanos() {
        return median(ChildResult::wallNanos);
    }

    double peakLiveBytes() {
        return median(ChildResult::peakLiveBytes);
    }

    double peakUsedBytes() {
        return median(ChildResult::peakUsedBytes);
    }

    /** The most findings of any run. */
    int findings() {
        return runs.stream().mapToInt(ChildResult::findings).max().orElse(0);
    }

    /** What the agent counted under this name; not a number if it did not. */
    double counted(String name) {
        return median(run -> run.counters().getOrDefault(name, 0L));
    }

    /** Why a run failed, or empty. */
    String failure() {
        return runs.stream()
                .map(ChildResult::failure)
                .filter(failure -> !failure.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** The median over the runs that did not fail. */
    private double median(ToDoubleFunction<ChildResult> value) {
        return Statistics.median(runs.stream()
                .filter(run -> !run.failed())
                .map(run -> value.applyAsDouble(run))
                .toList());
    }
}

package dev.anyorder.core.finding;

import java.util.List;
import java.util.Map;

/**
 * The head of a report.
 *
 * @param schedules {@link ScheduleScope#OBSERVED} if no analysis judges others
 * @param java version and vendor, comma-separated
 * @param instrumented number of classes
 * @param skipped classes that were not instrumented, with reasons
 * @param notes limitations and failures
 * @param counters further numbers by name
 */
public record RunInfo(
        List<String> analyses,
        ScheduleScope schedules,
        String java,
        long tasks,
        long steps,
        long locations,
        int instrumented,
        Map<String, String> skipped,
        List<RunNote> notes,
        Map<String, Long> counters) {
    public RunInfo {
        analyses = List.copyOf(analyses);
        skipped = Map.copyOf(skipped);
        notes = List.copyOf(notes);
        counters = Map.copyOf(counters);
    }

    public RunInfo with(List<RunNote> otherNotes, Map<String, Long> otherCounters) {
        return new RunInfo(
                analyses, schedules, java, tasks, steps, locations, instrumented, skipped, otherNotes, otherCounters);
    }
}

package dev.anyorder.core.finding;

import java.util.List;
import java.util.Map;

/**
 * What was analysed: the head of a report.
 *
 * @param analyses the analyses that ran
 * @param schedules the schedules that they judge: {@link ScheduleScope#OBSERVED} if none judges others
 * @param java version and vendor of the JVM, separated by a comma
 * @param tasks tasks seen
 * @param steps steps seen
 * @param locations locations that were accessed
 * @param instrumented classes instrumented
 * @param skipped classes that could not be instrumented, with the reason
 * @param notes what the user should know: limitations, failures
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

    /** The same run with other notes and counters. */
    public RunInfo with(List<RunNote> otherNotes, Map<String, Long> otherCounters) {
        return new RunInfo(
                analyses, schedules, java, tasks, steps, locations, instrumented, skipped, otherNotes, otherCounters);
    }
}

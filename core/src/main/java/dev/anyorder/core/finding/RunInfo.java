package dev.anyorder.core.finding;

import java.util.List;
import java.util.Map;

/**
 * What was watched: the head of a report.
 *
 * @param analyses the analyses that ran
 * @param java version and vendor of the JVM
 * @param tasks tasks seen
 * @param steps steps seen
 * @param locations locations of which something is remembered at the end, or were ever seen
 * @param instrumented classes instrumented
 * @param skipped classes that could not be instrumented, with the reason
 * @param notes sentences that the user should read: what was left out, what failed
 * @param counters further numbers by name
 */
public record RunInfo(
        List<String> analyses,
        String java,
        long tasks,
        long steps,
        long locations,
        int instrumented,
        Map<String, String> skipped,
        List<String> notes,
        Map<String, Long> counters) {
    public RunInfo {
        analyses = List.copyOf(analyses);
        skipped = Map.copyOf(skipped);
        notes = List.copyOf(notes);
        counters = Map.copyOf(counters);
    }
}

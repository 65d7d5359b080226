package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.Severity;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The ends of a text report: how many findings, what was watched, what the user should know besides. */
final class SummaryText {
    private static final int MAX_NAMES = 5;
    private static final int MAX_REASONS = 20;
    /** The analyses that judge only the order of the run that happened. */
    private static final Set<String> OF_THIS_SCHEDULE = Set.of("fasttrack", "graph", "velodrome");

    private final TextSink sink;

    SummaryText(TextSink sink) {
        this.sink = sink;
    }

    /** The first line: how many findings of each level. */
    void head(List<Finding> findings, int inFull) {
        Map<Severity, Integer> levels = new EnumMap<>(Severity.class);
        for (Finding finding : findings) {
            levels.merge(finding.level(), 1, Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        levels.forEach(
                (severity, count) -> parts.add(ReportWording.count(count, severity.text(), severity.text() + "s")));
        String rest = findings.size() <= inFull
                ? ""
                : "; the first " + inFull + " in full, then a line each, all of it in findings.json";
        sink.text(TextStyle.STRONG, "AnyOrder found " + String.join(", ", parts) + rest)
                .line();
    }

    /** Notes and skipped classes, a line each, then the one line that sums up. */
    void tail(RunResult result) {
        notes(result.run());
        sink.text(TextStyle.STRONG, result.findings().isEmpty() ? "AnyOrder found nothing" : "SUMMARY:");
        sink.line(
                result.findings().isEmpty()
                        ? nothing(result.run())
                        : " " + counts(result) + "; watched " + watched(result.run()));
    }

    private void notes(RunInfo run) {
        for (String note : run.notes()) {
            sink.text(TextStyle.NOTE, "note:").line(" " + note);
        }
        int left = MAX_REASONS;
        for (Map.Entry<String, String> skipped : new TreeMap<>(run.skipped()).entrySet()) {
            if (left-- == 0) {
                sink.text(TextStyle.NOTE, "not watched:")
                        .line(" " + ReportWording.number(run.skipped().size() - MAX_REASONS)
                                + " more, see findings.json");
                break;
            }
            sink.text(TextStyle.NOTE, "not watched:").line(" " + skipped.getKey() + ", " + skipped.getValue());
        }
        if (!run.notes().isEmpty() || !run.skipped().isEmpty()) {
            sink.line();
        }
    }

    private static String counts(RunResult result) {
        Map<FindingKind, Integer> kinds = new EnumMap<>(FindingKind.class);
        for (Finding finding : result.findings()) {
            kinds.merge(finding.kind(), 1, Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        kinds.forEach((kind, count) -> parts.add(ReportWording.number(count) + " " + ReportWording.kind(kind, count)));
        long suppressed = suppressed(result.run());
        if (suppressed > 0) {
            parts.add(ReportWording.number(suppressed) + " suppressed");
        }
        return String.join(", ", parts);
    }

    private static String nothing(RunInfo run) {
        long suppressed = suppressed(run);
        String besides = suppressed == 0
                ? ""
                : " besides " + ReportWording.count(suppressed, "suppressed finding", "suppressed findings");
        return besides + ": it watched " + watched(run) + ". " + limits(run);
    }

    /** What a clean report does not say, most important first. */
    private static String limits(RunInfo run) {
        if (run.instrumented() == 0) {
            return "No class was instrumented, so nothing was checked.";
        }
        if (run.tasks() <= 1) {
            return "Only one task ran, so nothing could go wrong in another order.";
        }
        String code = "Code that this run did not reach was not checked";
        return OF_THIS_SCHEDULE.containsAll(run.analyses()) ? code + ", nor were other schedules." : code + ".";
    }

    private static String watched(RunInfo run) {
        String watched = ReportWording.count(run.tasks(), "task", "tasks")
                + ", " + ReportWording.count(run.steps(), "step", "steps")
                + ", " + ReportWording.count(run.locations(), "location", "locations")
                + " in " + ReportWording.count(run.instrumented(), "class", "classes")
                + (run.analyses().isEmpty() ? "" : " with " + String.join(", ", run.analyses()))
                + (run.java().isEmpty() ? "" : " on Java " + run.java());
        return run.skipped().isEmpty() ? watched : watched + ", but not " + skipped(run);
    }

    private static String skipped(RunInfo run) {
        List<String> names = new ArrayList<>(new TreeMap<>(run.skipped()).keySet());
        int more = names.size() - MAX_NAMES;
        String shown = String.join(", ", more > 0 ? names.subList(0, MAX_NAMES) : names);
        return ReportWording.count(names.size(), "class", "classes") + " (" + shown
                + (more > 0 ? ", " + ReportWording.number(more) + " more" : "") + ")";
    }

    private static long suppressed(RunInfo run) {
        return run.counters().getOrDefault(SuppressionList.COUNTER, 0L);
    }
}

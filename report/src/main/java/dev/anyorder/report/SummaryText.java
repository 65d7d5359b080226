package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The first and last lines of a text report. */
final class SummaryText {
    private static final int MAX_NAMES = 5;
    private static final int MAX_REASONS = 20;

    private final TextSink sink;

    SummaryText(TextSink sink) {
        this.sink = sink;
    }

    void head(List<Finding> findings, int inFull) {
        Map<Severity, Integer> severities = new EnumMap<>(Severity.class);
        for (Finding finding : findings) {
            severities.merge(finding.severity(), 1, Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        severities.forEach(
                (severity, count) -> parts.add(ReportWording.count(count, severity.text(), severity.text() + "s")));
        String rest = findings.size() <= inFull
                ? ""
                : ": the first " + inFull + " in full, the others in one line each; all details are in findings.json";
        sink.text(TextStyle.STRONG, "AnyOrder found " + String.join(", ", parts) + rest)
                .line();
    }

    void tail(RunResult result) {
        notes(result.run());
        if (result.findings().isEmpty()) {
            long suppressed = suppressed(result.run());
            String besides = suppressed == 0
                    ? ""
                    : " besides " + ReportWording.count(suppressed, "suppressed finding", "suppressed findings");
            sink.text(TextStyle.STRONG, "AnyOrder found nothing");
            sink.line(besides + " (" + run(result.run()) + "). " + limits(result.run()));
        } else {
            sink.text(TextStyle.STRONG, "SUMMARY:").line(" " + counts(result) + " (" + run(result.run()) + ")");
        }
    }

    private void notes(RunInfo run) {
        for (RunNote note : run.notes()) {
            sink.text(TextStyle.NOTE, "note:").line(" " + NoteText.of(note));
        }
        int left = MAX_REASONS;
        for (Map.Entry<String, String> skipped : new TreeMap<>(run.skipped()).entrySet()) {
            if (left-- == 0) {
                sink.text(TextStyle.NOTE, "not instrumented:")
                        .line(" " + ReportWording.number(run.skipped().size() - MAX_REASONS)
                                + " more in findings.json");
                break;
            }
            sink.text(TextStyle.NOTE, "not instrumented:")
                    .line(" " + skipped.getKey() + " (" + skipped.getValue() + ")");
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

    /** What a clean report does not prove. */
    private static String limits(RunInfo run) {
        if (run.instrumented() == 0) {
            return "No class was instrumented, so nothing was checked.";
        }
        if (run.tasks() <= 1) {
            return "Only one task ran, so there is nothing to reorder.";
        }
        return run.schedules() == ScheduleScope.ALL
                ? "Code that this run did not execute was not checked."
                : "Code that this run did not execute was not checked, and neither were other schedules.";
    }

    private static String run(RunInfo run) {
        int comma = run.java().indexOf(',');
        String java = comma < 0 ? run.java() : run.java().substring(0, comma);
        return ReportWording.count(run.tasks(), "task", "tasks")
                + ", " + ReportWording.count(run.locations(), "location", "locations")
                + ", " + ReportWording.count(run.instrumented(), "instrumented class", "instrumented classes")
                + (run.skipped().isEmpty() ? "" : "; not instrumented: " + skipped(run))
                + (run.analyses().isEmpty() ? "" : "; analyses: " + String.join(", ", run.analyses()))
                + (java.isEmpty() ? "" : "; Java " + java);
    }

    private static String skipped(RunInfo run) {
        List<String> names = new ArrayList<>(new TreeMap<>(run.skipped()).keySet());
        int more = names.size() - MAX_NAMES;
        return String.join(", ", more > 0 ? names.subList(0, MAX_NAMES) : names)
                + (more > 0 ? " and " + ReportWording.number(more) + " more" : "");
    }

    private static long suppressed(RunInfo run) {
        return run.counters().getOrDefault(SuppressionList.COUNTER, 0L);
    }
}

package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunResult;
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

    private final Ink ink;

    SummaryText(Ink ink) {
        this.ink = ink;
    }

    /** The first line: how many findings of each level. */
    void head(List<Finding> findings, int inFull) {
        Map<Level, Integer> levels = new EnumMap<>(Level.class);
        for (Finding finding : findings) {
            levels.merge(finding.level(), 1, Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        levels.forEach((level, count) -> parts.add(Words.count(count, level.text(), level.text() + "s")));
        String rest = findings.size() <= inFull
                ? ""
                : "; the first " + inFull + " in full, then a line each, all of it in findings.json";
        ink.text(Style.STRONG, "AnyOrder found " + String.join(", ", parts) + rest)
                .line();
    }

    /** Notes and skipped classes, a line each, then the one line that sums up. */
    void tail(RunResult result) {
        notes(result.run());
        ink.text(Style.STRONG, result.findings().isEmpty() ? "AnyOrder found nothing" : "SUMMARY:");
        ink.line(
                result.findings().isEmpty()
                        ? nothing(result.run())
                        : " " + counts(result) + "; watched " + watched(result.run()));
    }

    private void notes(RunInfo run) {
        for (String note : run.notes()) {
            ink.text(Style.NOTE, "note:").line(" " + note);
        }
        int left = MAX_REASONS;
        for (Map.Entry<String, String> skipped : new TreeMap<>(run.skipped()).entrySet()) {
            if (left-- == 0) {
                ink.text(Style.NOTE, "not watched:")
                        .line(" " + Words.number(run.skipped().size() - MAX_REASONS) + " more, see findings.json");
                break;
            }
            ink.text(Style.NOTE, "not watched:").line(" " + skipped.getKey() + ", " + skipped.getValue());
        }
        if (!run.notes().isEmpty() || !run.skipped().isEmpty()) {
            ink.line();
        }
    }

    private static String counts(RunResult result) {
        Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
        for (Finding finding : result.findings()) {
            kinds.merge(finding.kind(), 1, Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        kinds.forEach((kind, count) -> parts.add(Words.number(count) + " " + Words.kind(kind, count)));
        long suppressed = suppressed(result.run());
        if (suppressed > 0) {
            parts.add(Words.number(suppressed) + " suppressed");
        }
        return String.join(", ", parts);
    }

    private static String nothing(RunInfo run) {
        long suppressed = suppressed(run);
        String besides = suppressed == 0
                ? ""
                : " besides " + Words.count(suppressed, "suppressed finding", "suppressed findings");
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
        String watched = Words.count(run.tasks(), "task", "tasks")
                + ", " + Words.count(run.steps(), "step", "steps")
                + ", " + Words.count(run.locations(), "location", "locations")
                + " in " + Words.count(run.instrumented(), "class", "classes")
                + (run.analyses().isEmpty() ? "" : " with " + String.join(", ", run.analyses()))
                + (run.java().isEmpty() ? "" : " on Java " + run.java());
        return run.skipped().isEmpty() ? watched : watched + ", but not " + skipped(run);
    }

    private static String skipped(RunInfo run) {
        List<String> names = new ArrayList<>(new TreeMap<>(run.skipped()).keySet());
        int more = names.size() - MAX_NAMES;
        String shown = String.join(", ", more > 0 ? names.subList(0, MAX_NAMES) : names);
        return Words.count(names.size(), "class", "classes") + " (" + shown
                + (more > 0 ? ", " + Words.number(more) + " more" : "") + ")";
    }

    private static long suppressed(RunInfo run) {
        return run.counters().getOrDefault(Suppressions.COUNTER, 0L);
    }
}

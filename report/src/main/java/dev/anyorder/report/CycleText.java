package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import java.util.List;

/** What is to be deterministic, or atomic, and how somebody comes into it, edge by edge. */
final class CycleText {
    private final TextSink sink;
    private final Finding finding;

    CycleText(TextSink sink, Finding finding) {
        this.sink = sink;
        this.finding = finding;
    }

    /** Whether the finding is about something that is to be deterministic, or a cycle. */
    static boolean fits(Finding finding) {
        return switch (finding.kind()) {
            case ATOMICITY_CYCLE, DETERMINISM_CONFLICT, DETERMINISM_CYCLE, NONDETERMINISM_SOURCE -> true;
            default -> false;
        };
    }

    void write() {
        String block = finding.why().getOrDefault(Finding.BLOCK, "a block");
        String what = switch (finding.kind()) {
            case ATOMICITY_CYCLE ->
                finding.why().containsKey(Finding.BLAMED)
                        ? "atomic, but others came after one part of it, and before another:"
                        : "atomic, as others are, but each would have to come before the next, and the last before it:";
            case DETERMINISM_CYCLE ->
                "deterministic, but what is outside comes after one part of it, and before another:";
            case DETERMINISM_CONFLICT -> "deterministic, but which of (1) and (2) comes first is left to chance";
            default -> "deterministic, but what the call returns, or does, is left to chance";
        };
        sink.line().indent(2).line(block + " is to be " + what);
        List<CycleEdge> edges = CycleEdge.of(finding);
        if (!edges.isEmpty()) {
            sink.line();
        }
        for (CycleEdge edge : edges) {
            end(edge.from());
            sink.indent(7).line("before, since " + edge.reason());
            end(edge.to());
        }
    }

    private void end(int number) {
        AccessInfo access = finding.accesses().get(number - 1);
        String within = CycleEdge.within(finding, number);
        String where = within.isEmpty() ? "" : ", " + within;
        sink.indent(2)
                .line("(" + number + ") " + ReportWording.deed(access) + " by " + ReportWording.task(access.task())
                        + where);
    }
}

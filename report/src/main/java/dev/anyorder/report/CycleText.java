package dev.anyorder.report;

import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;

/** A cycle as text: the violated block and the edges. */
final class CycleText {
    private final TextSink sink;
    private final Finding finding;
    private final AccessCycle cycle;

    CycleText(TextSink sink, Finding finding, AccessCycle cycle) {
        this.sink = sink;
        this.finding = finding;
        this.cycle = cycle;
    }

    void write() {
        sink.line().paragraph(heading() + ":").line();
        for (CycleEdge edge : cycle.edges()) {
            end(edge.from());
            sink.indent(7).line(edge(finding, edge));
            end(edge.to());
        }
    }

    private String heading() {
        Frame block = cycle.block();
        if (block == null) {
            return "each of these tasks waits for a lock that the next one holds";
        }
        String name = ExplanationText.block(block);
        if (finding.kind() == FindingKind.DETERMINISM_CYCLE) {
            return name + " is declared @Deterministic, but code outside the block is ordered after one part of it and"
                    + " before another";
        }
        return name + " is declared @Atomic, but "
                + (cycle.blamed()
                        ? "operations outside the block happened after one part of it and before another"
                        : "the transactions below form a happens-before cycle, so no serial order is equivalent");
    }

    static String edge(Finding finding, CycleEdge edge) {
        String relation = edge.cause() == EdgeCause.WAIT ? " waits for " : " happens-before ";
        return number(edge.from()) + relation + number(edge.to()) + ": " + reason(finding, edge);
    }

    static String reason(Finding finding, CycleEdge edge) {
        String from = number(edge.from());
        String to = number(edge.to());
        return switch (edge.cause()) {
            case PROGRAM -> "the task that ran the block continues after it";
            case SPAWN -> from + " starts the task of " + to;
            case JOIN -> to + " joins the task of " + from;
            case SIGNAL -> to + " waits for the signal of " + from;
            case LOCK -> to + " acquires the lock that " + from + " releases";
            case WRITE -> to + (isRead(finding, edge.to()) ? " reads" : " replaces") + " the value written by " + from;
            case READ -> to + " overwrites the value read by " + from;
            case WAIT -> "it needs the lock acquired at " + to;
            case FURTHER -> "by a path that is too long to show";
        };
    }

    private static boolean isRead(Finding finding, int access) {
        return finding.accesses().get(access - 1).op().equals("read");
    }

    private static String number(int access) {
        return "(" + access + ")";
    }

    /** The block of an access: the violated one, another, or none. */
    static String within(Finding finding, AccessCycle cycle, int access) {
        Frame other = cycle.blockOf(access);
        boolean isInside = cycle.block() != null
                && (access == 1 || access == finding.accesses().size());
        return isInside ? "in the block" : other == null ? "" : "in " + ExplanationText.block(other);
    }

    private void end(int access) {
        AccessInfo info = finding.accesses().get(access - 1);
        String within = within(finding, cycle, access);
        String where = within.isEmpty() ? "" : ", " + within;
        sink.indent(2)
                .line(number(access) + " " + ReportWording.deed(info) + " by " + ReportWording.task(info.task())
                        + where);
    }
}

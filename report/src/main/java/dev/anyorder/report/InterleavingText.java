package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.ReadDependence;
import dev.anyorder.core.finding.SplitBlock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An interleaving that violates a block: one column per task, time runs down. */
final class InterleavingText {
    private static final int GAP = 3;

    private final TextSink sink;
    private final Finding finding;
    private final SplitBlock split;
    private final List<AccessInfo> accesses;

    /** By task id, in column order. */
    private final Map<Integer, String> heads = new LinkedHashMap<>();

    private final Map<Integer, Integer> widths = new LinkedHashMap<>();

    InterleavingText(TextSink sink, Finding finding, SplitBlock split) {
        this.sink = sink;
        this.finding = finding;
        this.split = split;
        this.accesses = finding.accesses();
    }

    void write() {
        LockReleaseText lockReleaseText = new LockReleaseText(finding);
        sink.line().paragraph(what() + ", and (2) can execute between (1) and (3)" + consequence() + ":");
        List<List<String>> cells = new ArrayList<>();
        for (AccessInfo access : accesses) {
            int task = access.task().id();
            String head = ReportWording.task(access.task());
            heads.put(task, head);
            List<String> cell = new ArrayList<>(cell(access));
            if (cells.isEmpty()) {
                cell.addAll(lockReleaseText.releases());
            }
            cells.add(cell);
            int width = widths.getOrDefault(task, head.length());
            widths.put(task, cell.stream().mapToInt(String::length).reduce(width, Math::max));
        }
        sink.line();
        row("   ", heads);
        for (int i = 0; i < cells.size(); i++) {
            int task = accesses.get(i).task().id();
            if (i == 2) {
                lockReleaseText.takings().forEach(line -> row("   ", Map.of(task, line)));
            }
            String label = "(" + (i + 1) + ")";
            for (String line : cells.get(i)) {
                row(label, Map.of(task, line));
                label = "   ";
            }
        }
    }

    private String what() {
        ReadDependence dependence = split.dependence();
        if (dependence != null) {
            return dependence == ReadDependence.DATA
                    ? "(3) uses the value that (1) read"
                    : "the value that (1) read decides whether (3) executes";
        }
        Frame block = split.block();
        return block == null
                ? "a task's accesses to " + finding.location().name()
                        + " between two synchronisation operations are declared atomic"
                : ExplanationText.block(block) + " is declared @Atomic";
    }

    private String consequence() {
        boolean isDecision = split.dependence() != null && accesses.get(1).op().equals("read");
        return isDecision ? " and then do the same as (3)" : "";
    }

    private static List<String> cell(AccessInfo access) {
        List<String> lines = new ArrayList<>(List.of(ReportWording.deed(access)));
        locks(access).forEach(lock -> lines.add("  " + lock));
        return lines;
    }

    /** One line for each lock. */
    static List<String> locks(AccessInfo access) {
        List<String> lines = new ArrayList<>();
        if (access.locks().isEmpty()) {
            lines.add("holding no lock");
        }
        for (LockInfo lock : access.locks()) {
            lines.add("holding " + lock.name() + (lock.shared() ? " in read mode" : ""));
        }
        return lines;
    }

    private void row(String label, Map<Integer, String> texts) {
        StringBuilder line = new StringBuilder(label);
        int column = label.length() + 1;
        for (Map.Entry<Integer, Integer> width : widths.entrySet()) {
            String text = texts.get(width.getKey());
            if (text != null) {
                line.append(" ".repeat(column - line.length())).append(text);
            }
            column += width.getValue() + GAP;
        }
        sink.indent(2).line(line.toString());
    }
}

package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.LockInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The order of accesses that breaks a block: a column for each task, time runs downwards. */
final class InterleavingText {
    private static final int GAP = 3;

    private final TextSink sink;
    private final Finding finding;
    private final List<AccessInfo> accesses;

    /** The tasks by their numbers, and how wide their columns are, in the order of the columns. */
    private final Map<Integer, String> heads = new LinkedHashMap<>();

    private final Map<Integer, Integer> widths = new LinkedHashMap<>();

    InterleavingText(TextSink sink, Finding finding) {
        this.sink = sink;
        this.finding = finding;
        this.accesses = finding.accesses();
    }

    /** Whether the finding is about three accesses in a certain order. */
    static boolean fits(Finding finding) {
        return finding.kind() == FindingKind.ATOMICITY_VIOLATION
                && finding.accesses().size() == 3;
    }

    void write() {
        LockReleaseText lockReleaseText = new LockReleaseText(finding);
        sink.line().indent(2).line(what() + ", and " + who() + " can come between (1) and (3):");
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
        String depends = finding.why().get(Finding.DEPENDS);
        if (depends != null) {
            return depends.equals("data")
                    ? "(3) makes use of what (1) has found"
                    : "what (1) has found decides whether (3) is done";
        }
        String block = finding.why().get(Finding.BLOCK);
        return block == null
                ? "what a task does to " + finding.location().name() + " at one go is to be atomic"
                : block + " is to be atomic";
    }

    /** Of who does not write it is known that it would do what (3) does, had it found what (1) has found. */
    private String who() {
        boolean isForeseen = finding.why().containsKey(Finding.DEPENDS)
                && accesses.get(1).op().equals("read");
        return isForeseen ? "(2), which then does the same as (3)," : "(2)";
    }

    private static List<String> cell(AccessInfo access) {
        List<String> lines = new ArrayList<>(List.of(ReportWording.deed(access)));
        locks(access).forEach(lock -> lines.add("  " + lock));
        return lines;
    }

    /** What is held at an access, a line for each lock. */
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

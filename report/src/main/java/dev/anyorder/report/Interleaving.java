package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.LockInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The order of accesses that breaks a block: a column for each task, time runs downwards. */
final class Interleaving {
    private static final int GAP = 3;

    private final Ink ink;
    private final Finding finding;
    private final List<AccessInfo> accesses;

    /** The tasks by their numbers, and how wide their columns are, in the order of the columns. */
    private final Map<Integer, String> heads = new LinkedHashMap<>();

    private final Map<Integer, Integer> widths = new LinkedHashMap<>();

    Interleaving(Ink ink, Finding finding) {
        this.ink = ink;
        this.finding = finding;
        this.accesses = finding.accesses();
    }

    /** Whether the finding is about three accesses in a certain order. */
    static boolean fits(Finding finding) {
        return finding.kind() == Kind.ATOMICITY_VIOLATION && finding.accesses().size() == 3;
    }

    void write() {
        LetGo letGo = new LetGo(finding);
        ink.line().indent(2).line(what() + ", and " + who() + " can come between (1) and (3):");
        List<List<String>> cells = new ArrayList<>();
        for (AccessInfo access : accesses) {
            int task = access.task().id();
            String head = Words.task(access.task());
            heads.put(task, head);
            List<String> cell = new ArrayList<>(cell(access));
            if (cells.isEmpty()) {
                cell.addAll(letGo.releases());
            }
            cells.add(cell);
            int width = widths.getOrDefault(task, head.length());
            widths.put(task, cell.stream().mapToInt(String::length).reduce(width, Math::max));
        }
        ink.line();
        row("   ", heads);
        for (int i = 0; i < cells.size(); i++) {
            int task = accesses.get(i).task().id();
            if (i == 2) {
                letGo.takings().forEach(line -> row("   ", Map.of(task, line)));
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
        List<String> lines = new ArrayList<>(List.of(Words.deed(access)));
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
        ink.indent(2).line(line.toString());
    }
}

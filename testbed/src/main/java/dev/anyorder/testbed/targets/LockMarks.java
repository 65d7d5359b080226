package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LockInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The lines of a target program on which a block lets a lock go, {@code // released}, and takes it again, {@code // taken again}, or
 * both, {@code // released and taken again}. If there are any, then findings must name these lines, and no others.
 */
record LockMarks(Set<Integer> released, Set<Integer> takenAgain) {
    private static final Pattern MARK = Pattern.compile("// (released|taken again|released and taken again)$");
    private static final Pattern ALIKE = Pattern.compile("//\\s*([rR]elea|[tT]aken)");

    /** Reads the marks off the lines of a program. */
    static LockMarks of(List<String> lines) {
        LockMarks marks = new LockMarks(new TreeSet<>(), new TreeSet<>());
        for (int i = 0; i < lines.size(); i++) {
            Matcher mark = MARK.matcher(lines.get(i));
            if (mark.find()) {
                marks.add(i + 1, mark.group(1));
            }
        }
        return marks;
    }

    private void add(int line, String words) {
        if (words.startsWith("released")) {
            released.add(line);
        }
        if (words.endsWith("taken again")) {
            takenAgain.add(line);
        }
    }

    /** Whether a line looks as if it should have a mark, and has none. */
    static boolean isMisspelt(String line) {
        return ALIKE.matcher(line).find() && !MARK.matcher(line).find();
    }

    /** What does not fit, in sentences. */
    List<String> compare(List<Finding> findings) {
        List<String> complaints = new ArrayList<>();
        if (!released.isEmpty() || !takenAgain.isEmpty()) {
            compare("released", released, lines(findings, LockInfo::releasedAt), complaints);
            compare("taken again", takenAgain, lines(findings, LockInfo::takenAgainAt), complaints);
        }
        return complaints;
    }

    private static void compare(String what, Set<Integer> marked, Set<Integer> named, List<String> complaints) {
        if (!marked.equals(named)) {
            complaints.add("Locks " + what + " on lines " + named + ", lines marked: " + marked + ".");
        }
    }

    private static Set<Integer> lines(List<Finding> findings, Function<LockInfo, List<Frame>> places) {
        return findings.stream()
                .flatMap(finding -> finding.accesses().stream())
                .map(AccessInfo::locks)
                .flatMap(List::stream)
                .map(places)
                .flatMap(List::stream)
                .map(Frame::line)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}

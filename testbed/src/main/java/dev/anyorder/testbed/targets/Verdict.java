package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.LocationInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Compares findings with the verdicts on the lines: every marked line must be named by some finding, with the marked
 * location or call and evidence if there is one, and no finding may name another line, or be of another kind than its
 * lines say.
 */
final class Verdict {
    private Verdict() {}

    /** What does not fit, in sentences. */
    static List<String> compare(Target target, Setting setting, List<Finding> findings) {
        List<String> complaints = new ArrayList<>();
        Map<Integer, Set<String>> named = new TreeMap<>();
        for (Finding finding : findings) {
            for (AccessInfo access : finding.accesses()) {
                if (target.holds(access.site())) {
                    Set<String> words = named.computeIfAbsent(access.site().line(), line -> new HashSet<>());
                    words.add(location(finding.location()));
                    words.add(access.call());
                    Mark mark = target.marks().get(access.site().line());
                    if (mark != null && mark.kind() != finding.kind()) {
                        complaints.add("Line " + access.site().line() + " should be a "
                                + mark.kind().text() + ", not a "
                                + finding.kind().text() + ".");
                    } else if (mark != null && !mark.fits(finding)) {
                        complaints.add("Line " + access.site().line() + " should be " + mark.sort() + ", not "
                                + finding.evidence().text() + ".");
                    }
                } else {
                    complaints.add("A finding names a line outside the program: " + access.site() + ".");
                }
            }
        }
        List<String> analyses = setting.analyses(target);
        Set<Integer> due = lines(target, mark -> mark.isDue(analyses));
        Set<Integer> allowed = lines(target, mark -> mark.isAllowed(analyses));
        if (!named.keySet().containsAll(due) || !allowed.containsAll(named.keySet())) {
            complaints.add("Lines named: " + named.keySet() + ", lines marked: " + due + ".");
        }
        target.marks().forEach((line, mark) -> {
            String word = mark.word();
            Set<String> words = named.getOrDefault(line, Set.of());
            if (!word.isEmpty() && !words.isEmpty() && !words.contains(word)) {
                complaints.add(
                        "Line " + line + " should be about " + word + ", not about " + new TreeSet<>(words) + ".");
            }
        });
        if (analyses.contains("atomicity")) {
            complaints.addAll(target.locks().compare(findings));
        }
        return complaints;
    }

    private static Set<Integer> lines(Target target, Predicate<Mark> which) {
        Set<Integer> lines = new TreeSet<>();
        target.marks().forEach((line, mark) -> {
            if (which.test(mark)) {
                lines.add(line);
            }
        });
        return lines;
    }

    private static String location(LocationInfo location) {
        String type = location.type();
        String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        return location.name().isEmpty() ? simple : simple + "." + location.name();
    }
}

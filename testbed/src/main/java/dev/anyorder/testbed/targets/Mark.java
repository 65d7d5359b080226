package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a line of a target program says of itself: {@code // race}, {@code // determinacy: Counter.value},
 * {@code // rounding}, {@code // atomicity}, {@code // unserialisable} for what this run did to blocks, and for what is to be deterministic
 * {@code // conflict}, {@code // cycle} or {@code // chance}; {@code // deadlock} where a lock of a cycle is acquired. Of races, only the analyses that look at every schedule see those that this
 * run's locks have put in order: {@code // predicted} and {@code // conditional}, with that evidence.
 * {@code // at most conditional}: there is no race, but who looks at every schedule cannot know, and may say so.
 *
 * @param sort one of the words above
 * @param word what a finding must call the location or the call; empty if anything will do
 */
record Mark(String sort, String word) {
    private static final Pattern MARK = Pattern.compile(
            "[;{,)] // (race|determinacy|rounding|atomicity|unserialisable|conflict|cycle|chance|deadlock|predicted|conditional|at most conditional)(?:: (\\S+))?$");
    private static final Pattern ALIKE = Pattern.compile(
            "//\\s*([rR](ac|ou)|[dD]et|[aA]tom|[uU]nser|[cC]onfl|[cC]yc|[cC]hance|[dD]ead|[pP]red|[cC]ond|[aA]t most)");

    /** The mark at the end of a line, null if there is none. */
    static @Nullable Mark of(String line) {
        Matcher mark = MARK.matcher(line);
        return mark.find() ? new Mark(mark.group(1), mark.group(2) == null ? "" : mark.group(2)) : null;
    }

    /** Whether a line looks as if it should have a mark. */
    static boolean isMeant(String line) {
        return !line.startsWith(" *") && ALIKE.matcher(line).find();
    }

    /** The kind of every finding that names the line. */
    FindingKind kind() {
        return switch (sort) {
            case "determinacy" -> FindingKind.DETERMINACY_RACE;
            case "rounding" -> FindingKind.ROUNDING_RACE;
            case "atomicity" -> FindingKind.ATOMICITY_VIOLATION;
            case "unserialisable" -> FindingKind.ATOMICITY_CYCLE;
            case "conflict" -> FindingKind.DETERMINISM_CONFLICT;
            case "cycle" -> FindingKind.DETERMINISM_CYCLE;
            case "chance" -> FindingKind.NONDETERMINISM_SOURCE;
            case "deadlock" -> FindingKind.DEADLOCK;
            default -> FindingKind.DATA_RACE;
        };
    }

    /** Whether there is something to be found. */
    boolean isBug() {
        return !sort.equals("at most conditional");
    }

    /** Whether a finding must name the line. */
    boolean isDue(List<String> analyses) {
        return isBug() && isAllowed(analyses);
    }

    /** Whether a finding may name the line. */
    boolean isAllowed(List<String> analyses) {
        return sort.equals("race") || sort.equals("unserialisable") || !Setting.areOfThisRun(analyses);
    }

    /** Whether the evidence is what the mark says. */
    boolean fits(Finding finding) {
        return switch (sort) {
            case "predicted" -> finding.evidence() == Evidence.PREDICTED;
            case "conditional", "at most conditional" -> finding.evidence() == Evidence.CONDITIONAL;
            default -> true;
        };
    }
}

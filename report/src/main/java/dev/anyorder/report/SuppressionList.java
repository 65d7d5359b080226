package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Findings that the user suppresses. One rule per line: a kind (or {@code *}), a typed pattern, a comment after
 * {@code #}.
 *
 * <pre>
 * data-race  field:com.acme.Stats.hits   # a counter that may lose an update
 * *          frame:org.lib.**            # not ours
 * </pre>
 *
 * <p>Suppressed findings are counted and unused rules noted, so that stale rules show.
 */
public final class SuppressionList {
    /** A counter of {@link RunInfo#counters}. */
    public static final String COUNTER = "suppressed";

    private final List<SuppressionRule> rules;

    private SuppressionList(List<SuppressionRule> rules) {
        this.rules = List.copyOf(rules);
    }

    public static SuppressionList none() {
        return new SuppressionList(List.of());
    }

    public static SuppressionList read(Path file) throws SuppressionException {
        try {
            return parse(file.toString(), Files.readString(file));
        } catch (IOException e) {
            throw new SuppressionException(
                    "Cannot read suppression file '" + file + "': " + FileProblems.describe(e) + ".");
        }
    }

    /** Parses rules; {@code file} is for messages. */
    public static SuppressionList parse(String file, String text) throws SuppressionException {
        return new SuppressionList(new SuppressionParser(file).parse(text));
    }

    /** Also counts the suppressed findings and notes unused rules. */
    public RunResult apply(RunResult result) {
        if (rules.isEmpty()) {
            return result;
        }
        Set<SuppressionRule> used = new HashSet<>();
        List<Finding> kept = new ArrayList<>();
        for (Finding finding : result.findings()) {
            if (!suppressed(finding, used)) {
                kept.add(finding);
            }
        }
        List<RunNote> notes = new ArrayList<>(result.run().notes());
        for (SuppressionRule rule : rules) {
            if (!used.contains(rule)) {
                notes.add(new RunNote(NoteType.UNUSED_SUPPRESSION, rule.place(), rule.text()));
            }
        }
        Map<String, Long> counters = new HashMap<>(result.run().counters());
        counters.merge(COUNTER, (long) result.findings().size() - kept.size(), Long::sum);
        return new RunResult(result.run().with(notes, counters), kept);
    }

    /** Tries every rule, so that overlapping rules all count as used. */
    private boolean suppressed(Finding finding, Set<SuppressionRule> used) {
        boolean matched = false;
        for (SuppressionRule rule : rules) {
            if (rule.matches(finding)) {
                used.add(rule);
                matched = true;
            }
        }
        return matched;
    }
}

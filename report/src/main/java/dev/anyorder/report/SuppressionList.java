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
 * Findings that the user does not want to hear of again. A file has one rule a line: a kind (or {@code *}), a typed
 * pattern, a comment after {@code #}.
 *
 * <pre>
 * data-race  field:com.acme.Stats.hits   # a counter that may lose an update
 * *          frame:org.lib.**            # not ours
 * </pre>
 *
 * <p>What was suppressed is counted, and rules that matched nothing are noted, so that a file cannot rot unseen.
 */
public final class SuppressionList {
    /** The counter of {@link RunInfo#counters} that says how many findings were suppressed. */
    public static final String COUNTER = "suppressed";

    private final List<SuppressionRule> rules;

    private SuppressionList(List<SuppressionRule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** Suppresses nothing. */
    public static SuppressionList none() {
        return new SuppressionList(List.of());
    }

    /** Reads a file in UTF-8. */
    public static SuppressionList read(Path file) throws SuppressionException {
        try {
            return parse(file.toString(), Files.readString(file));
        } catch (IOException e) {
            throw new SuppressionException("Cannot read the suppression file " + file + ": " + FileProblems.describe(e)
                    + "; name a readable text file, or leave the option out");
        }
    }

    /** Parses the text of a file, whose name is used in messages. */
    public static SuppressionList parse(String file, String text) throws SuppressionException {
        return new SuppressionList(new SuppressionParser(file).parse(text));
    }

    /** The result without the suppressed findings, with their count, and with a note for each rule without use. */
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

    /** Asks every rule, so that of two that overlap none is called useless. */
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

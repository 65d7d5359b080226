package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import java.util.Optional;

/**
 * One line of a suppression file.
 *
 * @param place file and line, for messages
 * @param kind empty for all kinds
 */
record SuppressionRule(String place, Optional<FindingKind> kind, SuppressionTarget target, NameGlob pattern) {
    boolean matches(Finding finding) {
        return (kind.isEmpty() || kind.get() == finding.kind()) && target.matches(pattern, finding);
    }

    String text() {
        return (kind.isEmpty() ? "*" : kind.get().text()) + " " + target.word + ":" + pattern;
    }
}

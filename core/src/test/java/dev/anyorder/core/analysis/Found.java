package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;

/** What an analysis reported of two touches. */
record Found(FindingKind kind, Severity severity, Evidence evidence, Touch earlier, Touch later) {
    /** As the tests write it: {@code data-race x: a write, b read; error, predicted}. */
    @Override
    public String toString() {
        return kind.text() + " " + earlier.location() + ": " + side(earlier) + ", " + side(later) + "; "
                + severity.text() + ", " + evidence.text();
    }

    private static String side(Touch touch) {
        return touch.access().step.task + " " + touch.access().op.name().toLowerCase(java.util.Locale.ROOT);
    }
}

package dev.anyorder.agent.replay;

import dev.anyorder.agent.shadow.ConflictReporter;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import java.util.function.BiConsumer;

/** Passes conflicts on, and notifies a listener of those that count. */
final class ConflictForwarder implements ConflictReporter {
    private final ConflictReporter next;

    /** Set before replay starts. */
    BiConsumer<Access, Access> tell = (earlier, later) -> {};

    ConflictForwarder(ConflictReporter next) {
        this.next = next;
    }

    @Override
    public boolean possible(Access earlier, Access later) {
        return next.possible(earlier, later);
    }

    @Override
    public boolean conflict(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access earlier,
            Access later,
            Object owner,
            int index) {
        boolean counts = next.conflict(by, kind, severity, evidence, earlier, later, owner, index);
        if (counts) {
            tell.accept(earlier, later);
        }
        return counts;
    }
}

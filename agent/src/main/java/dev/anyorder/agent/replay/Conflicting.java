package dev.anyorder.agent.replay;

import dev.anyorder.agent.shadow.Reporter;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import java.util.function.BiConsumer;

/** Hands conflicts on, and tells somebody else of those that count. */
final class Conflicting implements Reporter {
    private final Reporter next;

    /** Who is told; set before there are any. */
    BiConsumer<Access, Access> tell = (earlier, later) -> {};

    Conflicting(Reporter next) {
        this.next = next;
    }

    @Override
    public boolean possible(Access earlier, Access later) {
        return next.possible(earlier, later);
    }

    @Override
    public boolean conflict(
            Analysis by,
            Kind kind,
            Level level,
            Evidence evidence,
            Access earlier,
            Access later,
            Object owner,
            int index) {
        boolean counts = next.conflict(by, kind, level, evidence, earlier, later, owner, index);
        if (counts) {
            tell.accept(earlier, later);
        }
        return counts;
    }
}

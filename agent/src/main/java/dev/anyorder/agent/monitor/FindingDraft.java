package dev.anyorder.agent.monitor;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.finding.Explanation;
import dev.anyorder.core.finding.Finding;
import java.util.List;
import java.util.function.Supplier;

/**
 * A finding as described when it was detected.
 *
 * @param why its explanation, as far as it is known when asked: a join may come after the conflict
 * @param pair the two unordered accesses; empty for other operations
 */
record FindingDraft(Finding finding, Supplier<? extends Explanation> why, List<Access> pair) {
    /** The finding with what is known by now. */
    Finding complete() {
        return finding.with(finding.id(), why.get());
    }
}

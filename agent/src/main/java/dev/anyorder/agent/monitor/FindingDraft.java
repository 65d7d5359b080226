package dev.anyorder.agent.monitor;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.finding.Explanation;
import dev.anyorder.core.finding.Finding;
import java.util.List;
import java.util.function.Supplier;

/**
 * A finding as described when detected.
 *
 * @param why computed on demand: a join may follow the conflict
 * @param pair the unordered accesses; empty for other operations
 */
record FindingDraft(Finding finding, Supplier<? extends Explanation> why, List<Access> pair) {
    Finding complete() {
        return finding.with(finding.id(), why.get());
    }
}

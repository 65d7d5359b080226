package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.order.HappensBefore;

/** How sure it is that two accesses, which the logical order leaves unordered, can come in the other order. */
final class EvidenceClassifier {
    private EvidenceClassifier() {}

    /**
     * The evidence. Of two accesses that a lock keeps apart, what the later one's step has learnt since it began does
     * not count: it would not have learnt it, had it come first.
     */
    static Evidence of(Access earlier, Access later) {
        if (!HappensBefore.observed(earlier.step, later.step)) {
            return Evidence.OBSERVED;
        }
        boolean isInformed = later.excludes(earlier)
                ? HappensBefore.informedAtStart(earlier.step, later.step)
                : HappensBefore.informed(earlier.step, later.step);
        return isInformed ? Evidence.CONDITIONAL : Evidence.PREDICTED;
    }
}

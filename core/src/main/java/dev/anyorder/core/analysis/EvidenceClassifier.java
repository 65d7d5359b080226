package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.order.HappensBefore;

/** Classifies how certain it is that two logically unordered accesses can occur in the other order. */
final class EvidenceClassifier {
    private EvidenceClassifier() {}

    /**
     * If a lock separates the accesses, informed edges of the later step do not count: in the other order they would
     * not exist.
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

package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The order of findings in every report: by severity, then id, so that runs compare well. */
final class FindingOrder {
    private static final Comparator<Finding> BY_SEVERITY_THEN_ID =
            Comparator.comparing(Finding::severity).thenComparing(Finding::id);

    private FindingOrder() {}

    static List<Finding> sorted(List<Finding> findings) {
        List<Finding> sorted = new ArrayList<>(findings);
        sorted.sort(BY_SEVERITY_THEN_ID);
        return sorted;
    }
}

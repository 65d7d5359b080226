package dev.anyorder.agent.monitor;

import dev.anyorder.core.finding.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Findings by their ids, each with a count; up to {@value #MOST} different ones. Guarded by itself. */
final class FindingMap {
    private static final int MOST = 1_000;

    private final Map<String, Finding> byId = new LinkedHashMap<>();

    synchronized void add(Finding finding) {
        Finding known = byId.get(finding.id());
        if (known != null) {
            byId.put(finding.id(), known.seen(known.count() + 1));
        } else if (byId.size() < MOST) {
            byId.put(finding.id(), finding);
        }
    }

    synchronized List<Finding> findings() {
        return new ArrayList<>(byId.values());
    }
}

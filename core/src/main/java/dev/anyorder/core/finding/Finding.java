package dev.anyorder.core.finding;

import java.util.List;

/**
 * A defect. Duplicates by kind, location and sites are merged.
 *
 * @param id stable across runs: made of kind, location and sites, never of addresses
 * @param accesses earlier first. Atomicity violation: first of the block, interleaving one, second of the block (the
 *     first again if one update is both). Cycle: both ends of each edge
 */
public record Finding(
        String id,
        FindingKind kind,
        Severity severity,
        Evidence evidence,
        String analysis,
        long count,
        LocationInfo location,
        List<AccessInfo> accesses,
        Explanation why) {
    public Finding {
        accesses = List.copyOf(accesses);
    }

    public Finding with(String otherId, Explanation explanation) {
        return new Finding(otherId, kind, severity, evidence, analysis, count, location, accesses, explanation);
    }

    public Finding withCount(long times) {
        return new Finding(id, kind, severity, evidence, analysis, times, location, accesses, why);
    }
}

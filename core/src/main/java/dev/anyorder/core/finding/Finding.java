package dev.anyorder.core.finding;

import java.util.List;

/**
 * A defect that an analysis reports: duplicates by kind, location and sites are folded into it.
 *
 * @param id the same from run to run for the same bug: made of kind, location and sites, never of addresses
 * @param kind what is wrong
 * @param severity how much it matters
 * @param evidence how sure it is
 * @param analysis the name of the analysis that found it
 * @param count how often it was reported
 * @param location where in memory
 * @param accesses the accesses, earlier one first; of an atomicity violation the first of the block, the one that can
 *     interleave, and the second of the block, which is the first once more if one update is both; of a cycle the two ends of
 *     each edge, one edge after the other
 * @param why why they are a defect
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

    /** The same finding with another id and explanation. */
    public Finding with(String otherId, Explanation explanation) {
        return new Finding(otherId, kind, severity, evidence, analysis, count, location, accesses, explanation);
    }

    /** The same finding, reported so often. */
    public Finding withCount(long times) {
        return new Finding(id, kind, severity, evidence, analysis, times, location, accesses, why);
    }
}

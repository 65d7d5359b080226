package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;

/**
 * Data races of every schedule: two accesses, at least one a write, that neither the logical order nor a common lock
 * nor atomicity separates. Shared mode of both does not separate.
 *
 * <p>Guarantees: each location with such a pair gets a finding, for any lock order of this run; no other pair is
 * reported. Bounds: 64 classes of accesses (kind and lockset), 4096 unordered accesses per class; beyond, the oldest
 * and newest are kept. Misses: code not executed; further races of a location with more than a few sites.
 */
public final class RaceAnalysis extends LogicalRaceAnalysis {
    public RaceAnalysis() {
        this(HistoryLimits.AMPLE);
    }

    RaceAnalysis(HistoryLimits limits) {
        super(limits);
    }

    @Override
    public Analysis ofEveryPair() {
        return new RaceAnalysis(HistoryLimits.EACH_SITE);
    }

    @Override
    public String name() {
        return "race";
    }

    @Override
    boolean conflict(AccessOp a, AccessOp b, boolean exclusive) {
        return (a.writes() || b.writes()) && !exclusive;
    }

    /** A commuting update could replace any access, but informed edges need the difference. */
    @Override
    boolean covers(AccessOp a, AccessOp q, boolean weaker) {
        return weaker && (a.writes() || !q.writes()) && (!a.commutes() || q.commutes());
    }

    @Override
    boolean alike(AccessOp a, AccessOp b, boolean same) {
        return same && a.writes() == b.writes() && a.commutes() == b.commutes();
    }

    @Override
    void report(Access earlier, Access later, ConflictListener listener) {
        Evidence evidence = EvidenceClassifier.of(earlier, later);
        Severity severity = evidence == Evidence.CONDITIONAL ? Severity.WARNING : Severity.ERROR;
        listener.conflict(this, FindingKind.DATA_RACE, severity, evidence, earlier, later);
    }
}

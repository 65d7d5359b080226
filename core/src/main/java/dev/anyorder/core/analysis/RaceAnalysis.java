package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;

/**
 * Data races of every schedule: two accesses, at least one of which changes the location, that neither the logical
 * order nor a common lock nor atomicity keeps apart. A lock that both hold in shared mode does not.
 *
 * <p>Guarantees: every location with such a pair gets at least one finding, whatever order this run happened to take its
 * locks in; no other pair is reported. Holds as long as a location has no more than 64 sorts (read or written, under
 * different locks) of accesses and no more than 4096 of a sort that are all unordered among themselves; beyond, the
 * oldest and the newest are kept. Misses: races of code that this run did not reach; further races of a location after
 * its first, if they involve more than a few sites.
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

    /** A commuting update would do for any other access, but for what these say of who saw whose work. */
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

package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import java.util.Collection;
import java.util.List;

/**
 * Determinacy races (described in {@code seeds/003}, Chapter 4): two accesses, at least one of which changes the
 * location, that the logical order does not keep in one order, so that what is computed depends on which comes first.
 * A common lock does not help; only commuting updates of one family ({@link AccessOp}) under a common lock, or atomic, are in
 * no conflict. If they commute but for rounding, they are a rounding race.
 *
 * <p>Guarantees and bounds are those of {@link RaceAnalysis}; a location with determinacy races gets a finding that is one, even
 * if it has rounding races, too. Misses: whether a different order really leads to a different result.
 */
public final class DeterminacyAnalysis extends LogicalRaceAnalysis {
    public DeterminacyAnalysis() {
        this(HistoryLimits.AMPLE);
    }

    DeterminacyAnalysis(HistoryLimits limits) {
        super(limits);
    }

    @Override
    public Analysis ofEveryPair() {
        return new DeterminacyAnalysis(HistoryLimits.EACH_SITE);
    }

    @Override
    public String name() {
        return "determinacy";
    }

    @Override
    public boolean wantsAtomic() {
        return true;
    }

    @Override
    public List<Analysis> subscribers(AccessStream at) {
        return at == AccessStream.KEY ? List.of(this) : List.of();
    }

    @Override
    boolean conflict(AccessOp a, AccessOp b, boolean exclusive) {
        return (a.writes() || b.writes()) && !(commute(a, b, exclusive) && !a.rounds());
    }

    @Override
    boolean slight(AccessOp a, AccessOp b, boolean exclusive) {
        return commute(a, b, exclusive) && a.rounds();
    }

    private static boolean commute(AccessOp a, AccessOp b, boolean exclusive) {
        return exclusive && a.family() == b.family() && a.commutes();
    }

    @Override
    boolean covers(AccessOp a, AccessOp q, boolean weaker) {
        return isPlainWrite(a) || standsFor(a, q) && (weaker || !a.commutes());
    }

    /** A read minds all changes, and a test all but those of its family. */
    private static boolean standsFor(AccessOp a, AccessOp q) {
        return a == q || q.isTest() && (a == AccessOp.READ || a == q.family());
    }

    @Override
    boolean alike(AccessOp a, AccessOp b, boolean same) {
        return a.commutes() ? a == b && same : a == b || isPlainWrite(a) && isPlainWrite(b);
    }

    private static boolean isPlainWrite(AccessOp op) {
        return op.writes() && !op.commutes();
    }

    @Override
    public boolean defersTo(FindingKind kind, Access earlier, Access later, Collection<Analysis> running) {
        return !earlier.excludes(later) && running.stream().anyMatch(RaceAnalysis.class::isInstance);
    }

    @Override
    void report(Access earlier, Access later, ConflictListener listener) {
        boolean exclusive = earlier.excludes(later);
        Evidence evidence = EvidenceClassifier.of(earlier, later);
        if (slight(earlier.op, later.op, exclusive)) {
            listener.conflict(this, FindingKind.ROUNDING_RACE, Severity.NOTE, evidence, earlier, later);
        } else {
            listener.conflict(this, FindingKind.DETERMINACY_RACE, level(exclusive, evidence), evidence, earlier, later);
        }
    }

    /** Under a lock, an order that nobody asked for is worth a note; without, it is a data race as well. */
    private static Severity level(boolean exclusive, Evidence evidence) {
        return exclusive ? Severity.NOTE : evidence == Evidence.CONDITIONAL ? Severity.WARNING : Severity.ERROR;
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import java.util.Collection;
import java.util.List;

/**
 * Determinacy races (Feng and Leiserson 1997): two accesses, at least one a write, that the logical order leaves
 * unordered. A common lock does not help. Updates of one commuting family ({@link AccessOp}) do not conflict if locked
 * or atomic; those that commute up to rounding are rounding races.
 *
 * <p>Guarantees and bounds as in {@link RaceAnalysis}. A location with determinacy races gets such a finding, even if
 * it has rounding races. False positives: orders that lead to the same result.
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

    /** A read conflicts with all writes; a guard read with all outside its family. */
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

    /** Under a lock an unspecified order is a note; otherwise it is also a data race. */
    private static Severity level(boolean exclusive, Evidence evidence) {
        return exclusive ? Severity.NOTE : evidence == Evidence.CONDITIONAL ? Severity.WARNING : Severity.ERROR;
    }
}

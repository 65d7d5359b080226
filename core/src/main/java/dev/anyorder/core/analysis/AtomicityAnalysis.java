package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Atomicity violations of every schedule: two accesses of one {@link AtomicBlock} to a location, and a conflicting
 * third of another task that can interleave. It can unless logical order or locks prevent it. A group of locations
 * counts as one.
 *
 * <p>Locks are checked at each interleaving point. The third access can interleave where no held lock excludes its
 * lockset. A lock released and taken again leaves such a point; hand-over-hand locking does not ({@code
 * docs/decisions/0011}).
 *
 * <p>A newer access a replaces q if a can split all that q can. That is: a conflicts at least as much, its locks are a
 * subset, and q is before it. In addition, q is before a's block or inside it, or else q could split that block. Pairs
 * are analogous. Of an open block, the first access and the first write are kept.
 *
 * <p>Guarantees: each location with such a triple gets a finding, and no other triple is reported, within {@link
 * HistoryLimits} and the bound of {@link AtomicBlock}. Misses: code not executed; further violations of a location if
 * there are many. False positives: triples that no schedule reaches because of deadlocks or synchronisation under
 * locks.
 */
public final class AtomicityAnalysis extends Analysis {
    private static final AtomicityAnalysis STRETCHES = new AtomicityAnalysis(HistoryLimits.AMPLE, AtomicUnit.STRETCH);
    private static final AtomicityAnalysis COUNTS = new AtomicityAnalysis(HistoryLimits.AMPLE, AtomicUnit.COUNT);
    private static final AtomicityAnalysis PAIRS = new AtomicityAnalysis(HistoryLimits.AMPLE, AtomicUnit.PAIR);

    private final HistoryLimits limits;
    private final AtomicUnit unit;

    public AtomicityAnalysis() {
        this(HistoryLimits.AMPLE);
    }

    AtomicityAnalysis(HistoryLimits limits) {
        this(limits, AtomicUnit.BLOCK);
    }

    private AtomicityAnalysis(HistoryLimits limits, AtomicUnit unit) {
        this.limits = limits;
        this.unit = unit;
    }

    /** For atomic groups, see {@link Step#stretch}. */
    static AtomicityAnalysis ofStretches() {
        return STRETCHES;
    }

    /** For dependent accesses; {@link StaleReadCheck} filters the reports. */
    static AtomicityAnalysis ofDependences() {
        return PAIRS;
    }

    @Override
    public String name() {
        return "atomicity";
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.ALL;
    }

    @Override
    public boolean wantsAtomic() {
        return true;
    }

    @Override
    public boolean wantsBlocks() {
        return true;
    }

    @Override
    public List<Analysis> subscribers(AccessStream at) {
        return switch (at) {
            case GROUP -> List.of(this, STRETCHES);
            case PART -> List.of(this);
            case COUNT -> List.of(COUNTS);
            case PAIR -> List.of(PAIRS);
            case KEY -> List.of();
        };
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        return history != null && ((AtomicityHistory) history).isRedundant(step, unit.own(step, null), op.writes());
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        AtomicityHistory past = history == null ? AtomicityHistory.NEVER : (AtomicityHistory) history;
        AtomicBlock block = unit.own(access.step, access.pair);
        if (past.isRedundant(access.step, block, access.op.writes())) {
            return history;
        }
        AtomicBlock around = unit.around(access.step, access.pair);
        SplitFinder splitFinder = new SplitFinder(this, past, access, around, unit == AtomicUnit.PAIR, listener);
        splitFinder.asSplitter();
        OpenBlockAccesses before = block == null ? null : OpenBlockAccesses.find(past.halves(), block);
        boolean isPaired = before != null || unit.isBegunBy(access.op);
        if (block != null && isPaired) {
            splitFinder.asSecond(before, block);
        }
        HistoryUpdate next = new HistoryUpdate(past, splitFinder.sorts(), access, around);
        if (block != null && isPaired) {
            next.complete(before, block);
        }
        return next.touched(past.told() || splitFinder.hasTold(), limits);
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Atomicity violations of every schedule (described in {@code seeds/000}): two accesses of one {@link AtomicBlock} to a location,
 * and a third by somebody else that can come between them and is in conflict with both. It can, unless it is before the first
 * or after the second in the logical order, or holds locks that kept it out all the time. A group of locations is one
 * location, with one history.
 *
 * <p>Whether locks keep it out is a matter of moments, not of names: at each moment from the first access to the second the
 * block held some locks, and if at one of them none excluded those of the third access, it can come then. A lock that is
 * released and taken again leaves such a moment; one that is passed on hand over hand does not
 * ({@code docs/decisions/0011}).
 *
 * <p>A lone access q is forgotten for a newer one a if a can split whatever q can: it does as much, holds no lock that q did
 * not hold, q is before it, and q was before a's block had begun, or is in the same; otherwise q could split that very block.
 * A pair likewise for a newer pair. Of an open block its first access and its first write are remembered.
 *
 * <p>Guarantees: every location with such a triple gets at least one finding, and no other triple is reported. Whether a
 * pair is remembered does not matter to its own check. Holds in the {@link HistoryLimits} that {@link RaceAnalysis} has, and up to what
 * {@link AtomicBlock} says of very many moments. Misses: code that this run did not reach; further violations of a location after
 * its first, if there are many. Locks are judged by what is held, not by how one gets there: if they are taken in orders
 * that might end in a deadlock, or are in hand while tasks meet, a triple may be reported that no schedule reaches.
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

    /**
     * The same of {@linkplain Step#stretch stretches}, which lie between two operations that order tasks: for locations that
     * are declared atomic.
     */
    static AtomicityAnalysis ofStretches() {
        return STRETCHES;
    }

    /** The same of pairs of accesses of which one depends on the other: not all that can be is reported, see {@link StaleReadCheck}. */
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

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import org.jspecify.annotations.Nullable;

/**
 * An analysis of accesses that the logical order leaves unordered; which of them are in conflict is for the subclass to
 * say. A history is a lone {@link Access}, two that are {@link OrderedPair}, or a {@link AccessHistory}. It forgets an access only for
 * a newer one that it is before and that {@link #covers} it. Therefore, as long as there is {@link HistoryLimits}, whenever an
 * access is in conflict with an earlier one, it is in conflict with one that is kept, and reported: a location with a
 * conflict gets a finding. From then on it remembers little.
 *
 * <p>Besides, accesses under locks tell the informed order who saw whose work ({@link LockHandoff}), from which the evidence
 * of a finding is known. Telling again changes nothing, so that an answer may still be remembered.
 */
abstract class LogicalRaceAnalysis extends Analysis {
    private final HistoryLimits limits;
    private final HistoryBuilder historyBuilder;

    LogicalRaceAnalysis(HistoryLimits limits) {
        this.limits = limits;
        this.historyBuilder = new HistoryBuilder(this, limits);
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.ALL;
    }

    @Override
    public final boolean wantsEveryPair() {
        return limits.eachSite();
    }

    /**
     * Whether two unordered accesses are in conflict.
     *
     * @param exclusive whether a lock or atomicity keeps them apart
     */
    abstract boolean conflict(AccessOp a, AccessOp b, boolean exclusive);

    /** Whether a conflict is so slight that the location has to be watched as if there were none. */
    boolean slight(AccessOp a, AccessOp b, boolean exclusive) {
        return false;
    }

    /**
     * Whether whatever is in conflict with an access q is in conflict with a, too, if a is not ordered before it.
     *
     * @param weaker whether nothing keeps a from others that does not keep q from them
     */
    abstract boolean covers(AccessOp a, AccessOp q, boolean weaker);

    /**
     * Whether the two are in conflict with the same accesses.
     *
     * @param same whether the same locks and atomicity keep them from others
     */
    abstract boolean alike(AccessOp a, AccessOp b, boolean same);

    abstract void report(Access earlier, Access later, ConflictListener listener);

    final boolean covers(Access a, Access q) {
        return (!limits.eachSite() || a.site == q.site)
                && covers(a.op, q.op, (!a.atomic || q.atomic) && a.step.locks().subsetOf(q.step.locks()));
    }

    final boolean alike(Access a, Access b) {
        return (!limits.eachSite() || a.site == b.site)
                && alike(a.op, b.op, a.atomic == b.atomic && a.step.locks().equals(b.step.locks()));
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        if (history == null) {
            return access;
        }
        if (history instanceof Access only && covers(access, only) && HappensBefore.logical(only.step, access.step)) {
            boolean known = only.step == access.step && covers(only, access);
            return known ? history : LockHandoff.absorbs(access, only) ? access.as(AccessOp.UPDATE) : access;
        }
        if (history instanceof OrderedPair both) {
            if (isRedundant(both, access.step, access.op, access.atomic)) {
                return history;
            }
            boolean isFirstCovered = covers(access, both.first());
            boolean isSecondCovered = covers(access, both.second());
            if ((isFirstCovered || isSecondCovered) && HappensBefore.logical(both.second().step, access.step)) {
                return next(both, access, isFirstCovered, isSecondCovered);
            }
        }
        AccessHistory past = AccessHistory.of(history);
        if (isRedundant(past, access.step, access.op, access.atomic)) {
            return history;
        }
        Access whole = LockHandoff.whole(this, past, access);
        AccessHistory next = historyBuilder.next(past, whole, listener);
        LockHandoff.inform(past, whole);
        return next.packed();
    }

    /** After one more access that both are before. */
    private static Object next(OrderedPair both, Access access, boolean isFirstCovered, boolean isSecondCovered) {
        boolean absorbs = isFirstCovered && LockHandoff.absorbs(access, both.first())
                || isSecondCovered && LockHandoff.absorbs(access, both.second());
        Access whole = absorbs ? access.as(AccessOp.UPDATE) : access;
        if (isFirstCovered && isSecondCovered) {
            return whole;
        }
        return new OrderedPair(isFirstCovered ? both.second() : both.first(), whole);
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        if (history instanceof Access only) {
            return isBy(only, step, op, false);
        }
        if (history instanceof OrderedPair both) {
            return isRedundant(both, step, op, false);
        }
        return history != null && isRedundant((AccessHistory) history, step, op, false);
    }

    /** Whether the access is one of the step, and does as much. */
    private boolean isBy(Access access, Step step, AccessOp op, boolean atomic) {
        return access.step == step && covers(access.op, op, !access.atomic || atomic);
    }

    /** If the step is there first, and still runs, then the second is its own, too. */
    private boolean isRedundant(OrderedPair both, Step step, AccessOp op, boolean atomic) {
        return isBy(both.second(), step, op, atomic) || isBy(both.first(), step, op, atomic);
    }

    /**
     * Whether the step has been there, doing as much, and nobody came in between who is in conflict with it. Atomicity
     * does not count there: others may have come, and then it matters who was last.
     */
    private boolean isRedundant(AccessHistory past, Step step, AccessOp op, boolean atomic) {
        long time = -1;
        for (AccessClass sort : past.sorts()) {
            Access sample = sort.sample();
            if (covers(sample.op, op, !sample.atomic || atomic)) {
                time = Math.max(time, sort.lastTime(step));
            }
        }
        return time >= 0 && !isDisputed(past, step, op, time);
    }

    private boolean isDisputed(AccessHistory past, Step step, AccessOp op, long time) {
        for (AccessClass sort : past.sorts()) {
            Access sample = sort.sample();
            boolean exclusive = step.locks().excludes(sample.step.locks());
            if (sort.hasOthersAfter(time, step) && conflict(op, sample.op, exclusive)) {
                return true;
            }
        }
        return false;
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import org.jspecify.annotations.Nullable;

/**
 * Base of analyses of logically unordered accesses; subclasses define conflicts. A history is an {@link Access}, an
 * {@link OrderedPair}, or an {@link AccessHistory}. Only a newer access that is ordered after another and {@link
 * #covers} it replaces it. So, within {@link HistoryLimits}, each location with a conflict gets a finding. Afterwards
 * little is kept.
 *
 * <p>Accesses under locks also add informed edges ({@link LockHandoff}), which determine the evidence. That is
 * idempotent, so transitions can be cached.
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
     * Whether two unordered accesses conflict.
     *
     * @param exclusive whether a lock or atomicity separates them
     */
    abstract boolean conflict(AccessOp a, AccessOp b, boolean exclusive);

    /** Whether the conflict is so minor that tracking must continue as if there were none. */
    boolean slight(AccessOp a, AccessOp b, boolean exclusive) {
        return false;
    }

    /**
     * Whether all that conflicts with q also conflicts with a, if unordered.
     *
     * @param weaker whether a's protection is at most q's
     */
    abstract boolean covers(AccessOp a, AccessOp q, boolean weaker);

    /**
     * Whether both conflict with the same accesses.
     *
     * @param same whether their protection is equal
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

    /** The history after an access that both happen before. */
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

    /** Whether the step's access is at least as strong. */
    private boolean isBy(Access access, Step step, AccessOp op, boolean atomic) {
        return access.step == step && covers(access.op, op, !access.atomic || atomic);
    }

    /** If the first is by the running step, so is the second. */
    private boolean isRedundant(OrderedPair both, Step step, AccessOp op, boolean atomic) {
        return isBy(both.second(), step, op, atomic) || isBy(both.first(), step, op, atomic);
    }

    /**
     * Whether the step has an access at least as strong, and no conflicting one followed. Atomicity is ignored in the
     * second check: with other accesses the last one matters.
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

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * An analysis of accesses that the logical order leaves unordered; which of them are in conflict is for the subclass to
 * say. A history is a lone {@link Access}, two that are {@link InTurn}, or a {@link Past}. It forgets an access only for
 * a newer one that it is before and that {@link #covers} it. Therefore, as long as there is {@link Room}, whenever an
 * access is in conflict with an earlier one, it is in conflict with one that is kept, and reported: a location with a
 * conflict gets a finding. From then on it remembers little.
 *
 * <p>Besides, accesses under locks tell the informed order who saw whose work ({@link HandOver}), from which the evidence
 * of a finding is known. Telling again changes nothing, so that an answer may still be remembered.
 */
abstract class Unordered extends Analysis {
    private final Room room;
    private final Histories histories;

    Unordered(Room room) {
        this.room = room;
        this.histories = new Histories(this, room);
    }

    @Override
    public Orders orders() {
        return Orders.ALL;
    }

    @Override
    public final boolean wantsEveryPair() {
        return room.eachSite();
    }

    /**
     * Whether two unordered accesses are in conflict.
     *
     * @param exclusive whether a lock or atomicity keeps them apart
     */
    abstract boolean conflict(Op a, Op b, boolean exclusive);

    /** Whether a conflict is so slight that the location has to be watched as if there were none. */
    boolean slight(Op a, Op b, boolean exclusive) {
        return false;
    }

    /**
     * Whether whatever is in conflict with an access q is in conflict with a, too, if a is not ordered before it.
     *
     * @param weaker whether nothing keeps a from others that does not keep q from them
     */
    abstract boolean covers(Op a, Op q, boolean weaker);

    /**
     * Whether the two are in conflict with the same accesses.
     *
     * @param same whether the same locks and atomicity keep them from others
     */
    abstract boolean alike(Op a, Op b, boolean same);

    abstract void report(Access earlier, Access later, Conflicts conflicts);

    final boolean covers(Access a, Access q) {
        return (!room.eachSite() || a.site == q.site)
                && covers(a.op, q.op, (!a.atomic || q.atomic) && a.step.locks().subsetOf(q.step.locks()));
    }

    final boolean alike(Access a, Access b) {
        return (!room.eachSite() || a.site == b.site)
                && alike(a.op, b.op, a.atomic == b.atomic && a.step.locks().equals(b.step.locks()));
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, Conflicts conflicts) {
        if (history == null) {
            return access;
        }
        if (history instanceof Access only && covers(access, only) && Order.logical(only.step, access.step)) {
            boolean known = only.step == access.step && covers(only, access);
            return known ? history : HandOver.absorbs(access, only) ? access.as(Op.UPDATE) : access;
        }
        if (history instanceof InTurn both) {
            if (knows(both, access.step, access.op, access.atomic)) {
                return history;
            }
            boolean isFirstCovered = covers(access, both.first());
            boolean isSecondCovered = covers(access, both.second());
            if ((isFirstCovered || isSecondCovered) && Order.logical(both.second().step, access.step)) {
                return next(both, access, isFirstCovered, isSecondCovered);
            }
        }
        Past past = Past.of(history);
        if (knows(past, access.step, access.op, access.atomic)) {
            return history;
        }
        Access whole = HandOver.whole(this, past, access);
        Past next = histories.next(past, whole, conflicts);
        HandOver.inform(past, whole);
        return next.packed();
    }

    /** After one more access that both are before. */
    private static Object next(InTurn both, Access access, boolean isFirstCovered, boolean isSecondCovered) {
        boolean absorbs = isFirstCovered && HandOver.absorbs(access, both.first())
                || isSecondCovered && HandOver.absorbs(access, both.second());
        Access whole = absorbs ? access.as(Op.UPDATE) : access;
        if (isFirstCovered && isSecondCovered) {
            return whole;
        }
        return new InTurn(isFirstCovered ? both.second() : both.first(), whole);
    }

    @Override
    public boolean knows(@Nullable Object history, Step step, Op op) {
        if (history instanceof Access only) {
            return isBy(only, step, op, false);
        }
        if (history instanceof InTurn both) {
            return knows(both, step, op, false);
        }
        return history != null && knows((Past) history, step, op, false);
    }

    /** Whether the access is one of the step, and does as much. */
    private boolean isBy(Access access, Step step, Op op, boolean atomic) {
        return access.step == step && covers(access.op, op, !access.atomic || atomic);
    }

    /** If the step is there first, and still runs, then the second is its own, too. */
    private boolean knows(InTurn both, Step step, Op op, boolean atomic) {
        return isBy(both.second(), step, op, atomic) || isBy(both.first(), step, op, atomic);
    }

    /**
     * Whether the step has been there, doing as much, and nobody came in between who is in conflict with it. Atomicity
     * does not count there: others may have come, and then it matters who was last.
     */
    private boolean knows(Past past, Step step, Op op, boolean atomic) {
        long time = -1;
        for (Alike sort : past.sorts()) {
            Access sample = sort.sample();
            if (covers(sample.op, op, !sample.atomic || atomic)) {
                time = Math.max(time, sort.lastTime(step));
            }
        }
        return time >= 0 && !isDisputed(past, step, op, time);
    }

    private boolean isDisputed(Past past, Step step, Op op, long time) {
        for (Alike sort : past.sorts()) {
            Access sample = sort.sample();
            boolean exclusive = step.locks().excludes(sample.step.locks());
            if (sort.hasOthersAfter(time, step) && conflict(op, sample.op, exclusive)) {
                return true;
            }
        }
        return false;
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Gap;
import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * What a location remembers for {@link Atomicity}: an access that may split a pair, or a pair that may be split. Holds on
 * to the earlier ones of its {@link Deeds}. Immutable, and shared.
 */
final class Deed {
    /** So few are always looked through for what need not be kept. */
    private static final int FEW = 4;

    final Act act;
    /** Of a pair, the access that began it. */
    final @Nullable Access first;
    /** The access, or the one that completed the pair. */
    final Access access;
    /** The block whose doing it is, null if it is in none. */
    final @Nullable Block block;
    /** Of a pair, the moments at which it may be split. */
    final @Nullable Gap gap;
    /** When it came: later than all of its location that have a lower one. */
    final long time;

    final @Nullable Deed rest;
    final int size;
    /** The size at which it is worth the time to look for what need not be kept. */
    final int limit;

    private Deed(Deed of, @Nullable Deed rest, int limit) {
        this(of.act, of.first, of.access, of.block, of.gap, of.time, rest, limit);
    }

    private Deed(
            Act act,
            @Nullable Access first,
            Access access,
            @Nullable Block block,
            @Nullable Gap gap,
            long time,
            @Nullable Deed rest,
            int limit) {
        this.act = act;
        this.first = first;
        this.access = access;
        this.block = block;
        this.gap = gap;
        this.time = time;
        this.rest = rest;
        this.size = rest == null ? 1 : rest.size + 1;
        this.limit = limit;
    }

    static Deed lone(Access access, @Nullable Block around, long time) {
        return new Deed(access.op.writes() ? Act.WRITE : Act.READ, null, access, around, null, time, null, FEW);
    }

    static Deed pair(Act act, Access first, Access second, Block block, Gap gap, long time) {
        return new Deed(act, first, second, block, gap, time, null, FEW);
    }

    /** This one, and those. */
    Deed onto(@Nullable Deed others) {
        return others == null ? this : new Deed(this, others, others.limit);
    }

    /** A list of the given ones, newest first. */
    static @Nullable Deed of(Deed[] newestFirst, int n) {
        Deed list = null;
        for (int i = n - 1; i >= 0; i--) {
            list = new Deed(newestFirst[i], list, Math.max(FEW, 2 * n));
        }
        return list;
    }

    boolean isDue() {
        return size <= FEW || size >= limit;
    }

    /** Whether it differs from the other by nothing but the order: whoever may split it, or whom it may split. */
    boolean isAlike(Deed other) {
        if (act != other.act) {
            return false;
        }
        return gap != null && other.gap != null
                ? gap.isAlike(other.gap)
                : access.step.locks().equals(other.access.step.locks());
    }

    /** Whether this may be forgotten, now that there is the other: see {@link Atomicity} for why. */
    boolean isCoveredBy(Deed newer) {
        return act.isCoveredBy(newer.act) && isWithin(newer) && isBefore(newer);
    }

    private boolean isWithin(Deed newer) {
        return gap != null && newer.gap != null
                ? gap.isWithin(newer.gap)
                : newer.access.step.locks().subsetOf(access.step.locks());
    }

    /** Whether this is before the other; and before its block has begun, if that is open and this is not in the same. */
    private boolean isBefore(Deed newer) {
        Block theirs = newer.block;
        Step step = newer.access.step;
        Step start = theirs == null || theirs == block ? null : theirs.outermostStart();
        return Order.logical(access.step, start == null ? step : start);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Deed that) || size != that.size) {
            return this == other;
        }
        Deed a = this;
        Deed b = that;
        int left = Alike.LOOK;
        while (a != b && a != null && b != null && left-- > 0) {
            if (!a.isSame(b)) {
                return false;
            }
            a = a.rest;
            b = b.rest;
        }
        return a == b;
    }

    private boolean isSame(Deed that) {
        return time == that.time
                && act == that.act
                && access.equals(that.access)
                && (first == null ? that.first == null : first.equals(that.first))
                && (gap == null ? that.gap == null : gap.equals(that.gap));
    }

    @Override
    public int hashCode() {
        return access.hashCode() * 31 + size;
    }
}

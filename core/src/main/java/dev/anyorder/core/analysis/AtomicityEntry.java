package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.BlockGap;
import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A history entry of {@link AtomicityAnalysis}: an access that may split a pair, or a pair. Immutable linked list,
 * shared.
 */
final class AtomicityEntry {
    /** Lists this short are always pruned. */
    private static final int FEW = 4;

    final SplitKind splitKind;
    /** The first access of a pair. */
    final @Nullable Access first;
    /** The single access, or the second of a pair. */
    final Access access;
    /** The block that contains it; null if none. */
    final @Nullable AtomicBlock block;
    /** Of a pair, its interleaving points. */
    final @Nullable BlockGap gap;
    /** Logical time within the location. */
    final long time;

    final @Nullable AtomicityEntry rest;
    final int size;
    /** The size at which pruning pays off. */
    final int limit;

    private AtomicityEntry(AtomicityEntry of, @Nullable AtomicityEntry rest, int limit) {
        this(of.splitKind, of.first, of.access, of.block, of.gap, of.time, rest, limit);
    }

    private AtomicityEntry(
            SplitKind splitKind,
            @Nullable Access first,
            Access access,
            @Nullable AtomicBlock block,
            @Nullable BlockGap gap,
            long time,
            @Nullable AtomicityEntry rest,
            int limit) {
        this.splitKind = splitKind;
        this.first = first;
        this.access = access;
        this.block = block;
        this.gap = gap;
        this.time = time;
        this.rest = rest;
        this.size = rest == null ? 1 : rest.size + 1;
        this.limit = limit;
    }

    static AtomicityEntry lone(Access access, @Nullable AtomicBlock around, long time) {
        return new AtomicityEntry(
                access.op.writes() ? SplitKind.WRITE : SplitKind.READ, null, access, around, null, time, null, FEW);
    }

    static AtomicityEntry pair(
            SplitKind splitKind, Access first, Access second, AtomicBlock block, BlockGap gap, long time) {
        return new AtomicityEntry(splitKind, first, second, block, gap, time, null, FEW);
    }

    AtomicityEntry onto(@Nullable AtomicityEntry others) {
        return others == null ? this : new AtomicityEntry(this, others, others.limit);
    }

    static @Nullable AtomicityEntry of(AtomicityEntry[] newestFirst, int n) {
        AtomicityEntry list = null;
        for (int i = n - 1; i >= 0; i--) {
            list = new AtomicityEntry(newestFirst[i], list, Math.max(FEW, 2 * n));
        }
        return list;
    }

    boolean isDue() {
        return size <= FEW || size >= limit;
    }

    /** Whether both differ only in order. */
    boolean isAlike(AtomicityEntry other) {
        if (splitKind != other.splitKind) {
            return false;
        }
        return gap != null && other.gap != null
                ? gap.isAlike(other.gap)
                : access.step.locks().equals(other.access.step.locks());
    }

    /** Whether the newer entry makes this one redundant, see {@link AtomicityAnalysis}. */
    boolean isCoveredBy(AtomicityEntry newer) {
        return splitKind.isCoveredBy(newer.splitKind) && isWithin(newer) && isBefore(newer);
    }

    private boolean isWithin(AtomicityEntry newer) {
        return gap != null && newer.gap != null
                ? gap.isWithin(newer.gap)
                : newer.access.step.locks().subsetOf(access.step.locks());
    }

    /** Whether this is before the other and, unless in the same block, before the start of its open block. */
    private boolean isBefore(AtomicityEntry newer) {
        AtomicBlock theirs = newer.block;
        Step step = newer.access.step;
        Step start = theirs == null || theirs == block ? null : theirs.outermostStart();
        return HappensBefore.logical(access.step, start == null ? step : start);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof AtomicityEntry that) || size != that.size) {
            return this == other;
        }
        AtomicityEntry a = this;
        AtomicityEntry b = that;
        int left = AccessClass.LOOK;
        while (a != b && a != null && b != null && left-- > 0) {
            if (!a.isSame(b)) {
                return false;
            }
            a = a.rest;
            b = b.rest;
        }
        return a == b;
    }

    private boolean isSame(AtomicityEntry that) {
        return time == that.time
                && splitKind == that.splitKind
                && access.equals(that.access)
                && (first == null ? that.first == null : first.equals(that.first))
                && (gap == null ? that.gap == null : gap.equals(that.gap));
    }

    @Override
    public int hashCode() {
        return access.hashCode() * 31 + size;
    }
}

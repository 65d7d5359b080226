package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/** An access in a history; a linked list of its {@link AccessClass}. Immutable, shared. */
final class HistoryEntry {
    /** Lists this short are always pruned, which keeps histories of few tasks minimal. */
    private static final int FEW = 4;

    final Access access;
    final @Nullable HistoryEntry rest;
    final int size;

    /** The size at which pruning pays off: twice the size after the last pruning. */
    final int limit;

    /** Logical time within the location. */
    final long time;

    HistoryEntry(Access access, @Nullable HistoryEntry rest, int limit, long time) {
        this.access = access;
        this.rest = rest;
        this.size = rest == null ? 1 : rest.size + 1;
        this.limit = limit;
        this.time = time;
    }

    static HistoryEntry alone(Access access, long time) {
        return new HistoryEntry(access, null, FEW, time);
    }

    static HistoryEntry push(Access access, @Nullable HistoryEntry rest, long time) {
        return new HistoryEntry(access, rest, rest == null ? FEW : rest.limit, time);
    }

    boolean isSmall() {
        return size <= FEW;
    }

    /** Whether to prune now. */
    boolean isDue() {
        return isSmall() || size >= limit;
    }

    static @Nullable HistoryEntry of(HistoryEntry[] newestFirst, int n) {
        HistoryEntry list = null;
        for (int i = n - 1; i >= 0; i--) {
            list = new HistoryEntry(newestFirst[i].access, list, Math.max(FEW, 2 * n), newestFirst[i].time);
        }
        return list;
    }

    /** Bounded: long equal lists may compare as different. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof HistoryEntry that) || size != that.size) {
            return this == other;
        }
        HistoryEntry a = this;
        HistoryEntry b = that;
        int left = AccessClass.LOOK;
        while (a != b && a != null && b != null && left-- > 0) {
            if (a.time != b.time || !a.access.equals(b.access)) {
                return false;
            }
            a = a.rest;
            b = b.rest;
        }
        return a == b;
    }

    @Override
    public int hashCode() {
        return access.hashCode() * 31 + size;
    }
}

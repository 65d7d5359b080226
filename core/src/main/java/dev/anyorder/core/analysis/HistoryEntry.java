package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/** An access that a location remembers, and the earlier ones of its {@link AccessClass}. Immutable, and shared. */
final class HistoryEntry {
    /** So few are always cleaned: histories of few tasks stay as small as they can be. */
    private static final int FEW = 4;

    final Access access;
    final @Nullable HistoryEntry rest;
    final int size;

    /** The size at which it is worth the time to look for what need not be kept: twice that after the last time. */
    final int limit;

    /** When it came: later than all of its location that have a lower one. */
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

    /** Whether it should be cleaned now. */
    boolean isDue() {
        return isSmall() || size >= limit;
    }

    /** A list of the given ones, newest first. */
    static @Nullable HistoryEntry of(HistoryEntry[] newestFirst, int n) {
        HistoryEntry list = null;
        for (int i = n - 1; i >= 0; i--) {
            list = new HistoryEntry(newestFirst[i].access, list, Math.max(FEW, 2 * n), newestFirst[i].time);
        }
        return list;
    }

    /** Whether it is the same list; long ones only if it is plain to see. */
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

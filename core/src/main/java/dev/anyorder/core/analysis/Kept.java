package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/** An access that a location remembers, and the earlier ones of its {@link Alike}. Immutable, and shared. */
final class Kept {
    /** So few are always cleaned: histories of few tasks stay as small as they can be. */
    private static final int FEW = 4;

    final Access access;
    final @Nullable Kept rest;
    final int size;

    /** The size at which it is worth the time to look for what need not be kept: twice that after the last time. */
    final int limit;

    /** When it came: later than all of its location that have a lower one. */
    final long time;

    Kept(Access access, @Nullable Kept rest, int limit, long time) {
        this.access = access;
        this.rest = rest;
        this.size = rest == null ? 1 : rest.size + 1;
        this.limit = limit;
        this.time = time;
    }

    static Kept alone(Access access, long time) {
        return new Kept(access, null, FEW, time);
    }

    static Kept push(Access access, @Nullable Kept rest, long time) {
        return new Kept(access, rest, rest == null ? FEW : rest.limit, time);
    }

    boolean isSmall() {
        return size <= FEW;
    }

    /** Whether it should be cleaned now. */
    boolean isDue() {
        return isSmall() || size >= limit;
    }

    /** A list of the given ones, newest first. */
    static @Nullable Kept of(Kept[] newestFirst, int n) {
        Kept list = null;
        for (int i = n - 1; i >= 0; i--) {
            list = new Kept(newestFirst[i].access, list, Math.max(FEW, 2 * n), newestFirst[i].time);
        }
        return list;
    }

    /** Whether it is the same list; long ones only if it is plain to see. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Kept that) || size != that.size) {
            return this == other;
        }
        Kept a = this;
        Kept b = that;
        int left = Alike.LOOK;
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

package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * A lock acquisition or release while an atomic block is open. Immutable list, newest first, for explanations. At least
 * the newest {@value #FEW} of a task are kept, at most twice as many.
 */
final class LockChange {
    private static final int FEW = 32;

    private final long seq;
    private final LockSet before;
    private final LockSet after;
    private final int site;
    private final @Nullable LockChange earlier;
    private final int count;

    private LockChange(long seq, LockSet before, LockSet after, int site, @Nullable LockChange earlier) {
        this.seq = seq;
        this.before = before;
        this.after = after;
        this.site = site;
        this.earlier = earlier;
        this.count = earlier == null ? 1 : earlier.count + 1;
    }

    /**
     * @param seq the step that the change ended
     * @param site opaque to this package
     */
    static LockChange add(@Nullable LockChange last, long seq, LockSet before, LockSet after, int site) {
        boolean isFull = last != null && last.count == 2 * FEW;
        return new LockChange(seq, before, after, site, isFull ? newest(last, FEW) : last);
    }

    private static @Nullable LockChange newest(@Nullable LockChange last, int most) {
        return last == null || most == 0
                ? null
                : new LockChange(last.seq, last.before, last.after, last.site, newest(last.earlier, most - 1));
    }

    /** The changes relevant after a step; null if none. */
    static @Nullable LockChange since(@Nullable LockChange last, Step first) {
        return last == null || last.seq < first.seq || first.locks().size() == 0 ? null : last;
    }

    /**
     * Where a lock was first released since a step that held it, and where it was acquired again.
     *
     * @param i index of the lock in the step's lockset
     * @return null if it was not released, or if the change is too old
     */
    static @Nullable LockRelease release(@Nullable LockChange last, Step first, int i) {
        LockSet held = first.locks();
        Object lock = held.lock(i);
        boolean isShared = held.shared(i);
        int taken = LockRelease.NOWHERE;
        LockRelease release = null;
        for (LockChange change = last; change != null && change.seq >= first.seq; change = change.earlier) {
            boolean was = change.before.has(lock, isShared);
            boolean is = change.after.has(lock, isShared);
            if (is && !was) {
                taken = change.site;
            } else if (was && !is) {
                release = new LockRelease(change.site, taken);
            }
        }
        return release;
    }
}

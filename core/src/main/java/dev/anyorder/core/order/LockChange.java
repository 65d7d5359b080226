package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * A task has taken a lock, or let one go, while something was under way that is to be atomic: the step that this ended, the
 * locks held before and after, and where in the program it was. Immutable; holds on to the change before it. Of one task the
 * newest {@value #FEW} are known at least, and never more than twice as many are kept.
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
     * The changes with one more, which came last.
     *
     * @param seq the step that it ended
     * @param site where it was, a number that is meaningful to the caller
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

    /** The changes as far as they matter between two steps, the later of which runs; null if there are none. */
    static @Nullable LockChange since(@Nullable LockChange last, Step first) {
        return last == null || last.seq < first.seq || first.locks().size() == 0 ? null : last;
    }

    /**
     * Where a lock was let go for the first time since a step that held it, as far as is known, and where it was taken again.
     *
     * @param i the number of the lock among those that the step held
     * @return null if it was not let go, or that is not known any more
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

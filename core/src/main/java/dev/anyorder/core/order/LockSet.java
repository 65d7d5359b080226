package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The locks held, each exclusively or shared. Immutable. Locks are told apart by identity; the set holds on to the
 * objects it is given, so give it a stand-in that may outlive the program's lock. Each lock counts once: who
 * re-enters keeps the count. Taking and releasing the same locks in nested order gives the same objects again and
 * allocates nothing.
 */
public final class LockSet {
    public static final LockSet EMPTY = new LockSet(new Object[0], new boolean[0], null);

    private final Object[] locks;
    private final boolean[] shared;
    /** The set that the last lock was added to. */
    private final @Nullable LockSet below;
    /** The last result of {@link #with}. A plain, racy cache: any value it holds is right for the lock it names. */
    private @Nullable LockSet lastWith;

    private LockSet(Object[] locks, boolean[] shared, @Nullable LockSet below) {
        this.locks = locks;
        this.shared = shared;
        this.below = below;
    }

    public int size() {
        return locks.length;
    }

    public Object lock(int i) {
        return locks[i];
    }

    public boolean shared(int i) {
        return shared[i];
    }

    /** This set and one more lock; a lock that is already in it gets the new mode. */
    public LockSet with(Object lock, boolean isShared) {
        LockSet last = lastWith;
        if (last != null && last.endsWith(lock, isShared)) {
            return last;
        }
        int at = indexOf(lock);
        if (at >= 0) {
            return shared[at] == isShared ? this : without(lock).with(lock, isShared);
        }
        int n = locks.length;
        Object[] moreLocks = Arrays.copyOf(locks, n + 1);
        boolean[] moreShared = Arrays.copyOf(shared, n + 1);
        moreLocks[n] = lock;
        moreShared[n] = isShared;
        LockSet more = new LockSet(moreLocks, moreShared, this);
        lastWith = more;
        return more;
    }

    /** This set less one lock. */
    public LockSet without(Object lock) {
        int at = indexOf(lock);
        if (at < 0) {
            return this;
        }
        if (at == locks.length - 1 && below != null) {
            return below;
        }
        LockSet fewer = EMPTY;
        for (int i = 0; i < locks.length; i++) {
            if (i != at) {
                fewer = fewer.with(locks[i], shared[i]);
            }
        }
        return fewer;
    }

    /** Whether it holds the lock, exclusively unless that need not be. */
    public boolean has(Object lock, boolean isShared) {
        int at = indexOf(lock);
        return at >= 0 && (isShared || !shared[at]);
    }

    /** Whether two steps that hold these locks cannot run at the same time: a common lock, not shared by both. */
    public boolean excludes(LockSet other) {
        for (int i = 0; i < locks.length; i++) {
            int at = other.indexOf(locks[i]);
            if (at >= 0 && !(shared[i] && other.shared[at])) {
                return true;
            }
        }
        return false;
    }

    /** Whether whatever this set excludes, the other excludes too: every lock of this is in it, as strongly. */
    public boolean subsetOf(LockSet other) {
        if (this == other) {
            return true;
        }
        for (int i = 0; i < locks.length; i++) {
            int at = other.indexOf(locks[i]);
            if (at < 0 || (other.shared[at] && !shared[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean endsWith(Object lock, boolean isShared) {
        int last = locks.length - 1;
        return locks[last] == lock && shared[last] == isShared;
    }

    private int indexOf(Object lock) {
        for (int i = 0; i < locks.length; i++) {
            if (locks[i] == lock) {
                return i;
            }
        }
        return -1;
    }

    /** The same locks in the same modes, in whatever order they were taken. */
    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof LockSet that && size() == that.size() && subsetOf(that) && that.subsetOf(this);
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (int i = 0; i < locks.length; i++) {
            sum += System.identityHashCode(locks[i]) * 2 + (shared[i] ? 1 : 0);
        }
        return sum;
    }
}

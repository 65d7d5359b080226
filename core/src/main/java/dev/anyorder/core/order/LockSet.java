package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A lockset: locks by identity, each exclusive or shared. Immutable. It keeps its lock objects alive, so pass stand-ins
 * for the program's locks. The caller counts re-entries. Nested acquire and release reuse sets and do not allocate.
 */
public final class LockSet {
    public static final LockSet EMPTY = new LockSet(new Object[0], new boolean[0], null);

    private final Object[] locks;
    private final boolean[] shared;
    /** The set before the last lock was added. */
    private final @Nullable LockSet below;
    /** Last result of {@link #with}. Plain racy cache: any visible value is right for the lock it names. */
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

    /** Adds a lock, or changes its mode. */
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

    /** Whether the lock is held, in this mode or a stronger one. */
    public boolean has(Object lock, boolean isShared) {
        int at = indexOf(lock);
        return at >= 0 && (isShared || !shared[at]);
    }

    /** Whether the locksets are mutually exclusive: a common lock that one holds exclusively. */
    public boolean excludes(LockSet other) {
        for (int i = 0; i < locks.length; i++) {
            int at = other.indexOf(locks[i]);
            if (at >= 0 && !(shared[i] && other.shared[at])) {
                return true;
            }
        }
        return false;
    }

    /** Whether the other set has each lock of this one in the same or a stronger mode. */
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

    /** Ignores acquisition order. */
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

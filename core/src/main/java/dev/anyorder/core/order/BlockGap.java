package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The locksets at the interleaving points between two steps of an {@link AtomicBlock}. Immutable; newest first. Only
 * later accesses are compared, so a later point replaces an earlier one whose lockset includes its own.
 */
public final class BlockGap {
    private final Step since;
    private final Step until;
    private final long[] seqs;
    private final LockSet[] locks;
    /** For explanations only. May reach back before the gap. */
    private final @Nullable LockChange lastChange;

    BlockGap(Step since, Step until, Step[] moments, int from, int to, @Nullable LockChange lastChange) {
        this.since = since;
        this.until = until;
        this.lastChange = lastChange;
        long[] numbers = new long[to - from + 1];
        LockSet[] held = new LockSet[to - from + 1];
        numbers[0] = until.seq;
        held[0] = until.locks();
        int n = 1;
        for (int i = to - 1; i >= from; i--) {
            if (!isAnySubset(held, n, moments[i].locks())) {
                numbers[n] = moments[i].seq;
                held[n++] = moments[i].locks();
            }
        }
        this.seqs = n == numbers.length ? numbers : Arrays.copyOf(numbers, n);
        this.locks = n == held.length ? held : Arrays.copyOf(held, n);
    }

    private static boolean isAnySubset(LockSet[] held, int n, LockSet of) {
        for (int i = 0; i < n; i++) {
            if (held[i].subsetOf(of)) {
                return true;
            }
        }
        return false;
    }

    boolean isBetween(Step first, Step second) {
        return since == first && until == second;
    }

    /** The index of the last point at which a task with these locks could run; -1 if none. */
    public int opening(LockSet theirs) {
        for (int i = 0; i < locks.length; i++) {
            if (!locks[i].excludes(theirs)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a point happens before a step, so that the step cannot interleave there. */
    public boolean isBefore(int moment, Step step) {
        return HappensBefore.logical(until.task, seqs[moment], step);
    }

    /**
     * Where a lock of the first step was released.
     *
     * @param i index of the lock in the first step's lockset
     * @return null if it was held throughout, or if the change is too old
     */
    public @Nullable LockRelease release(int i) {
        return LockChange.release(lastChange, since, i);
    }

    public boolean isAlike(BlockGap other) {
        return this == other || Arrays.equals(locks, other.locks);
    }

    /**
     * Whether each later access that could interleave here could also interleave there. Valid if this gap precedes that
     * one, or if both are of one block and that one ends later.
     */
    public boolean isWithin(BlockGap other) {
        for (LockSet held : locks) {
            if (!isAnySubset(other.locks, other.locks.length, held)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BlockGap that
                && since == that.since
                && until == that.until
                && Arrays.equals(seqs, that.seqs)
                && Arrays.equals(locks, that.locks);
    }

    @Override
    public int hashCode() {
        return since.hashCode() * 31 + until.hashCode();
    }
}

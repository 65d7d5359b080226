package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The moments between two steps of a {@link AtomicBlock} at which somebody may come: which locks were held at each. Only for
 * who comes later, to whom an earlier moment is superfluous if a later one held no lock that it did not hold. Immutable;
 * newest moment first.
 */
public final class BlockGap {
    private final Step since;
    private final Step until;
    private final long[] seqs;
    private final LockSet[] locks;
    /** What became of locks meanwhile, and maybe before; for who wants to tell of it. */
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

    /** The number of the last moment at which somebody may come who holds these locks; -1 if there is none. */
    public int opening(LockSet theirs) {
        for (int i = 0; i < locks.length; i++) {
            if (!locks[i].excludes(theirs)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a moment is before a step, so that the step does not come then. */
    public boolean isBefore(int moment, Step step) {
        return HappensBefore.logical(until.task, seqs[moment], step);
    }

    /**
     * Where a lock that was held at its beginning was let go.
     *
     * @param i the number of the lock among those of the first step
     * @return null if it was held all the time, or if so much has happened to locks since that it is not known
     */
    public @Nullable LockRelease release(int i) {
        return LockChange.release(lastChange, since, i);
    }

    /** Whether the same locks were held at its moments as at those of the other. */
    public boolean isAlike(BlockGap other) {
        return this == other || Arrays.equals(locks, other.locks);
    }

    /**
     * Whether whoever comes later and could come here could come there as well, if all of this is before all of that; or
     * both are of one block, and that one ends later: what of this one is not before it, is in it.
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

package dev.anyorder.core.order;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** Where a lane has got to; outlives it. */
final class ChainTail extends WeakReference<TaskChain> implements Comparable<ChainTail> {
    /** More steps than a task can make, for one that went away without saying where it ended. */
    private static final long PLENTY = 1L << 48;

    final int index;
    /** The first position that nobody has used. Written by whoever runs the last task; volatile for who comes after. */
    private volatile long next;

    ChainTail(TaskChain chain, ReferenceQueue<TaskChain> dead, long next) {
        super(chain, dead);
        this.index = chain.index;
        this.next = next;
    }

    long next() {
        return next;
    }

    void occupied(long offset) {
        next = offset + PLENTY;
    }

    void left(long position) {
        next = position;
    }

    boolean isUsable() {
        return next < Long.MAX_VALUE - 2 * PLENTY;
    }

    @Override
    public int compareTo(ChainTail that) {
        return Integer.compare(index, that.index);
    }

    @Override
    public boolean equals(Object that) {
        return this == that;
    }

    @Override
    public int hashCode() {
        return index;
    }
}

package dev.anyorder.core.order;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** The end of a chain. Outlives the chain, so that its index can be reused. */
final class ChainTail extends WeakReference<TaskChain> implements Comparable<ChainTail> {
    /** More steps than any task makes: reserved for a task that was collected without an end. */
    private static final long PLENTY = 1L << 48;

    final int index;
    /**
     * First unused position. Written by the thread that runs the last task; volatile for the next user of the index.
     */
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

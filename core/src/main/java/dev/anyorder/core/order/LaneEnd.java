package dev.anyorder.core.order;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** Where a lane has got to; outlives it. */
final class LaneEnd extends WeakReference<Lane> implements Comparable<LaneEnd> {
    /** More steps than a task can make, for one that went away without saying where it ended. */
    private static final long PLENTY = 1L << 48;

    final int index;
    /** The first position that nobody has used. Written by whoever runs the last task; volatile for who comes after. */
    private volatile long next;

    LaneEnd(Lane lane, ReferenceQueue<Lane> dead, long next) {
        super(lane, dead);
        this.index = lane.index;
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
    public int compareTo(LaneEnd that) {
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

package dev.anyorder.core.order;

import java.lang.ref.ReferenceQueue;

/**
 * A line of tasks, each of which is named in maps only for steps after the end of the one before, so that a single
 * number says how far along the line something is known. Alive as long as one of its tasks is.
 */
final class Lane {
    final Grove grove;
    final int index;
    final LaneEnd end;

    Lane(Grove grove, int index, ReferenceQueue<Lane> dead, long next) {
        this.grove = grove;
        this.index = index;
        this.end = new LaneEnd(this, dead, next);
    }

    /** The place of a task whose step 0 is at that position. */
    Place place(long offset) {
        end.occupied(offset);
        return new Place(this, offset);
    }
}

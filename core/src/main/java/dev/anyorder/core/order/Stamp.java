package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * Knowledge handed over: that of one step that has ended, or of several merged (a latch, a barrier's generation, a
 * semaphore). Immutable; whoever awaits it is after all of them.
 */
public class Stamp {
    /** The task whose step this is; null when merged, and then the maps stand alone. */
    final @Nullable Task task;

    final long seq;
    final @Nullable Known logical;
    final @Nullable Known observed;
    final @Nullable Known informed;
    /** What the task's follower had to say. */
    final @Nullable Mark mark;

    private final Grove grove;

    Stamp(
            @Nullable Task task,
            long seq,
            @Nullable Known logical,
            @Nullable Known observed,
            @Nullable Known informed,
            @Nullable Mark mark,
            Grove grove) {
        this.task = task;
        this.seq = seq;
        this.logical = logical;
        this.observed = observed;
        this.informed = informed;
        this.mark = mark;
        this.grove = grove;
    }

    /** A stamp that is after both. One of them, if it already was after the other. */
    public static Stamp merge(Stamp a, Stamp b) {
        if (b.covers(a)) {
            return b;
        }
        if (a.covers(b)) {
            return a;
        }
        Known logical = union(a, a.logical, b, b.logical);
        boolean same = a.logical == a.observed && b.logical == b.observed;
        Known observed = same ? logical : union(a, a.observed, b, b.observed);
        boolean alike = a.logical == a.informed && b.logical == b.informed;
        Known informed = alike ? logical : union(a, a.informed, b, b.informed);
        Mark mark = merge(a.mark, b.mark);
        if (a instanceof NumberedStamp one && b instanceof NumberedStamp other) {
            Journal journal = other.journal;
            long number = journal.merged(one.number, other.number);
            return new NumberedStamp(null, 0, logical, observed, informed, mark, a.grove, number, journal);
        }
        return new Stamp(null, 0, logical, observed, informed, mark, a.grove);
    }

    static @Nullable Mark merge(@Nullable Mark a, @Nullable Mark b) {
        return a == null ? b : b == null ? a : a.and(b);
    }

    /** The number that a journal gave it. */
    long number() {
        throw new IllegalStateException("not recorded");
    }

    /** Whether it is plain to see that this is after that. */
    private boolean covers(Stamp that) {
        if (that == this) {
            return true;
        }
        if (that.task != null && that.task == task) {
            return that.seq <= seq;
        }
        Known known = logical != null ? logical : observed;
        Known theirs = that.logical != null ? that.logical : that.observed;
        if (known == null || theirs == null) {
            return false;
        }
        if (that.task != null) {
            return Order.mapKnows(known, that.task, that.seq);
        }
        Place place = task == null ? null : task.place();
        return known.covers(theirs, place == null ? -1 : place.lane.index);
    }

    private static @Nullable Known union(Stamp a, @Nullable Known ofA, Stamp b, @Nullable Known ofB) {
        return ofA == null || ofB == null ? null : b.addTo(a.addTo(Known.NOTHING, ofA), ofB);
    }

    private Known addTo(Known known, Known mine) {
        return task == null ? known.merge(mine) : Edge.after(known, task, seq, mine, null, 0, grove);
    }

    @Override
    public String toString() {
        return task == null ? "merged" : task.toString().concat(".").concat(Long.toString(seq));
    }
}

package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * The clocks of an ended step, or of several merged (latch, barrier generation, semaphore). Immutable. A task that
 * awaits it is ordered after all of them.
 */
public class ClockSnapshot {
    /** Null if merged; then the clocks include the task tree's order. */
    final @Nullable Task task;

    final long seq;
    final @Nullable SparseVectorClock logical;
    final @Nullable SparseVectorClock observed;
    final @Nullable SparseVectorClock informed;
    final @Nullable ListenerToken token;

    private final TaskForest forest;

    ClockSnapshot(
            @Nullable Task task,
            long seq,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed,
            @Nullable ListenerToken token,
            TaskForest forest) {
        this.task = task;
        this.seq = seq;
        this.logical = logical;
        this.observed = observed;
        this.informed = informed;
        this.token = token;
        this.forest = forest;
    }

    /** A snapshot after both; one of them if it covers the other. */
    public static ClockSnapshot merge(ClockSnapshot a, ClockSnapshot b) {
        if (b.covers(a)) {
            return b;
        }
        if (a.covers(b)) {
            return a;
        }
        SparseVectorClock logical = union(a, a.logical, b, b.logical);
        boolean same = a.logical == a.observed && b.logical == b.observed;
        SparseVectorClock observed = same ? logical : union(a, a.observed, b, b.observed);
        boolean alike = a.logical == a.informed && b.logical == b.informed;
        SparseVectorClock informed = alike ? logical : union(a, a.informed, b, b.informed);
        ListenerToken token = merge(a.token, b.token);
        if (a instanceof NumberedClockSnapshot one && b instanceof NumberedClockSnapshot other) {
            TaskEventLog log = other.log;
            long number = log.merged(one.number, other.number);
            return new NumberedClockSnapshot(null, 0, logical, observed, informed, token, a.forest, number, log);
        }
        return new ClockSnapshot(null, 0, logical, observed, informed, token, a.forest);
    }

    static @Nullable ListenerToken merge(@Nullable ListenerToken a, @Nullable ListenerToken b) {
        return a == null ? b : b == null ? a : a.and(b);
    }

    /** The number that the event log assigned. */
    long number() {
        throw new IllegalStateException("not recorded");
    }

    /** Conservative: true only if this is certainly after that. */
    private boolean covers(ClockSnapshot that) {
        if (that == this) {
            return true;
        }
        if (that.task != null && that.task == task) {
            return that.seq <= seq;
        }
        SparseVectorClock clock = logical != null ? logical : observed;
        SparseVectorClock theirs = that.logical != null ? that.logical : that.observed;
        if (clock == null || theirs == null) {
            return false;
        }
        if (that.task != null) {
            return HappensBefore.mapKnows(clock, that.task, that.seq);
        }
        ChainPosition position = task == null ? null : task.place();
        return clock.covers(theirs, position == null ? -1 : position.chain.index);
    }

    private static @Nullable SparseVectorClock union(
            ClockSnapshot a, @Nullable SparseVectorClock ofA, ClockSnapshot b, @Nullable SparseVectorClock ofB) {
        return ofA == null || ofB == null ? null : b.addTo(a.addTo(SparseVectorClock.NOTHING, ofA), ofB);
    }

    private SparseVectorClock addTo(SparseVectorClock clock, SparseVectorClock mine) {
        return task == null ? clock.merge(mine) : CrossEdge.after(clock, task, seq, mine, null, 0, forest);
    }

    @Override
    public String toString() {
        return task == null ? "merged" : task.toString().concat(".").concat(Long.toString(seq));
    }
}

package dev.anyorder.core.graph;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A node: a stretch of a task between two operations that order tasks, with the locations that it reads and writes
 * ({@code seeds/002}, Definition 1). A master node stands for all nodes of a region that is over. Its sets are empty
 * until it has ended.
 */
public final class StepNode {
    /** Its number. Edges lead from lower to higher ones only. */
    public final int id;
    /** Whatever was attached to its task. */
    public final @Nullable Object info;
    /** Whether it is inside an isolated section. */
    public final boolean isolated;
    /** Whether it stands for a region. */
    public final boolean master;

    private LocationSet reads = LocationSet.EMPTY;
    private LocationSet writes = LocationSet.EMPTY;
    /** Null as long as it has touched nothing: a step that nobody asks for is not made. */
    private @Nullable Step step;

    StepNode(int id, @Nullable Object info, boolean isolated, boolean master) {
        this.id = id;
        this.info = info;
        this.isolated = isolated;
        this.master = master;
    }

    void touched(LocationSet read, LocationSet written, Step by) {
        reads = read;
        writes = written;
        step = by;
    }

    public LocationSet reads() {
        return reads;
    }

    public LocationSet writes() {
        return writes;
    }

    /** Whether it has touched nothing. */
    public boolean isEmpty() {
        return step == null;
    }

    /** Its place in the order. Of a master, the place at which its region was over. */
    Step step() {
        if (step == null) {
            throw new IllegalStateException("node " + id + " has touched nothing");
        }
        return step;
    }

    /** What it takes to look at. */
    long weight() {
        return (long) reads.runs() + writes.runs();
    }

    @Override
    public String toString() {
        return "node " + id + (info == null ? "" : " of " + info);
    }
}

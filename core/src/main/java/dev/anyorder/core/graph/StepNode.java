package dev.anyorder.core.graph;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A step with its reads and writes, known when it ends (Nakade 2016, Definition 1). A master node replaces the nodes of
 * a region.
 */
public final class StepNode {
    /** Edges lead to higher numbers. */
    public final int id;

    public final @Nullable Object info;
    public final boolean isolated;
    public final boolean master;

    private LocationSet reads = LocationSet.EMPTY;
    private LocationSet writes = LocationSet.EMPTY;
    /** Null without accesses. */
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

    public boolean isEmpty() {
        return step == null;
    }

    /** For a master node, the step at the end of its region. */
    Step step() {
        if (step == null) {
            throw new IllegalStateException("node " + id + " has touched nothing");
        }
        return step;
    }

    /** The cost of comparisons. */
    long weight() {
        return (long) reads.runs() + writes.runs();
    }

    @Override
    public String toString() {
        return "node " + id + (info == null ? "" : " of " + info);
    }
}

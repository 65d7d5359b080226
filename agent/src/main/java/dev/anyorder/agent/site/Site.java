package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessDependence;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import org.jspecify.annotations.Nullable;

/** A place in the program: an instruction that touches a location. One subtype for each kind of location. */
public abstract sealed class Site permits CallSite, ElementSite, FieldSite, GroupSite, StaticSite {
    public final int id;
    public final Frame frame;
    public final AccessOp op;
    public final AccessTarget target;

    /** The library call, {@code HashMap.put}, or the field of a group; or empty. */
    public final String call;

    /** Volatile accesses do not race with each other. */
    public boolean atomic;

    /** The role in a dependent pair. */
    public @Nullable AccessDependence dependence;

    /**
     * Whether the access tolerates any order: a read whose task handles every result, or a write that is undone. Set
     * by any thread; read at shutdown.
     */
    public volatile boolean isTentative;

    /** In a run that is recorded, what the recording gave it; 0 before. Guarded by whoever records; a stale 0 is no harm. */
    public int number;

    /** Sampled stacks. Racy: only steers sampling. */
    public int stacks;

    /** Since the last sample. Racy, too. */
    public int asked;

    Site(int id, Frame frame, AccessOp op, AccessTarget target, String call) {
        this.id = id;
        this.frame = frame;
        this.op = op;
        this.target = target;
        this.call = call;
    }
}

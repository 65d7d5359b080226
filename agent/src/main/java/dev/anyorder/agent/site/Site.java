package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessDependence;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import org.jspecify.annotations.Nullable;

/** A place in the program: an instruction that touches a location. */
public final class Site {
    public final int id;
    public final Frame frame;
    public final AccessOp op;
    public final AccessTarget target;

    /** The library call that makes the access, {@code HashMap.put}, or the field of a group; otherwise empty. */
    public final String call;

    /** Whether the access is a volatile one: such do not conflict with each other. Set before the site is used. */
    public boolean atomic;

    /** What an access has to do with another one on which it depends, or which depends on it. Set before the site is used. */
    public @Nullable AccessDependence dependence;

    /** Whether it is told for the sake of accesses that depend on others, and for nothing else. Set before the site is used. */
    public boolean ofPairs;

    /**
     * Whether what is done there is one half of something that copes with any order: a look whose task acts on whatever it finds, or a
     * put that its task takes back. Set when that turns out, by any thread; read when all is over.
     */
    public volatile boolean isTentative;

    /** The offset of the shadow field, 0 while unknown. A benign race: every writer writes the same. */
    public long offset;

    /** What belongs to the static field, the call or the group itself, null while unknown. The same benign race. */
    public @Nullable Object holder;

    /** In a run that is recorded, what the recording gave it; 0 before. Guarded by whoever records; a stale 0 is no harm. */
    public int number;

    /** How often a stack was kept for this site. Racy on purpose: it only steers what is kept. */
    public int stacks;

    /** How often a stack was asked for since then. Racy on purpose, as well. */
    public int asked;

    Site(int id, Frame frame, AccessOp op, AccessTarget target, String call) {
        this.id = id;
        this.frame = frame;
        this.op = op;
        this.target = target;
        this.call = call;
    }
}

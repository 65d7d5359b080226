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

    /** The library call that makes the access, {@code HashMap.put}, or the field of a group; otherwise empty. */
    public final String call;

    /** Whether the access is a volatile one: such do not conflict with each other. Set before the site is used. */
    public boolean atomic;

    /** What an access has to do with another one on which it depends, or which depends on it. Set before the site is used. */
    public @Nullable AccessDependence dependence;

    /**
     * Whether what is done there is one half of something that copes with any order: a look whose task acts on whatever it finds, or a
     * put that its task takes back. Set when that turns out, by any thread; read when all is over.
     */
    public volatile boolean isTentative;

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

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A step touches a location at a site. Immutable, and shared by all locations that the step touches there in the same
 * way.
 */
public final class Access {
    public final Step step;
    public final AccessOp op;

    /** Whether it excludes other atomic accesses of the location, as if all of them held one more lock. */
    public final boolean atomic;

    /** The number of the site, meaningful to whoever makes the accesses. */
    public final int site;

    /** How the task came there, as whoever makes the accesses keeps it; null when it was not kept. */
    public final @Nullable Object stack;

    /** The pair that it is in because one access depends on another; null if it is in none. */
    public final @Nullable AtomicBlock pair;

    /** What it has to do with the other access of its pair. */
    public final @Nullable AccessDependence dependence;

    public Access(Step step, AccessOp op, int site, @Nullable Object stack) {
        this(step, op, false, site, stack);
    }

    public Access(Step step, AccessOp op, boolean atomic, int site, @Nullable Object stack) {
        this(step, op, atomic, site, stack, null, null);
    }

    public Access(
            Step step,
            AccessOp op,
            boolean atomic,
            int site,
            @Nullable Object stack,
            @Nullable AtomicBlock pair,
            @Nullable AccessDependence dependence) {
        this.step = step;
        this.op = op;
        this.atomic = atomic;
        this.site = site;
        this.stack = stack;
        this.pair = pair;
        this.dependence = dependence;
    }

    /** Whether the two cannot happen at the same time: both are atomic, or a lock keeps them apart. */
    public boolean excludes(Access other) {
        return atomic && other.atomic || step.locks().excludes(other.step.locks());
    }

    /** The same access, known to do something else. */
    Access as(AccessOp other) {
        return new Access(step, other, atomic, site, stack);
    }

    /** Whether it is the same access; how the task came there does not matter. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Access that
                        && step == that.step
                        && op == that.op
                        && atomic == that.atomic
                        && pair == that.pair
                        && site == that.site;
    }

    @Override
    public int hashCode() {
        return step.hashCode() * 31 + site;
    }
}

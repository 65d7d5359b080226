package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * An access of a location by a step at a site. Immutable; shared by all locations that the step accesses there alike.
 */
public final class Access {
    public final Step step;
    public final AccessOp op;

    /** Atomic accesses of a location exclude each other, as if under one more common lock. */
    public final boolean atomic;

    /** Opaque to the analyses. */
    public final int site;

    /** Opaque to the analyses; null if not captured. */
    public final @Nullable Object stack;

    /** The pair of dependent accesses that it belongs to; null if none. */
    public final @Nullable AtomicBlock pair;

    /** Its role in the pair. */
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

    /** Whether atomicity or a common lock prevents simultaneous execution. */
    public boolean excludes(Access other) {
        return atomic && other.atomic || step.locks().excludes(other.step.locks());
    }

    Access as(AccessOp other) {
        return new Access(step, other, atomic, site, stack);
    }

    /** Ignores the stack. */
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

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A step touches a location at a site. Immutable, and shared by all locations that the step touches there in the same
 * way.
 */
public final class Access {
    public final Step step;
    public final Op op;

    /** The number of the site, meaningful to whoever makes the accesses. */
    public final int site;

    /** How the task came there, as whoever makes the accesses keeps it; null when it was not kept. */
    public final @Nullable Object stack;

    public Access(Step step, Op op, int site, @Nullable Object stack) {
        this.step = step;
        this.op = op;
        this.site = site;
        this.stack = stack;
    }
}

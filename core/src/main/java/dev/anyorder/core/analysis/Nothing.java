package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** The empty analysis: remembers who came last, finds nothing. What it costs is the cost of the hooks. */
public final class Nothing extends Analysis {
    private record Last(Step step, @Nullable Step before) {}

    @Override
    public String name() {
        return "none";
    }

    @Override
    public Orders orders() {
        return Orders.OBSERVED;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, Conflicts conflicts) {
        Step last = history == null ? null : ((Last) history).step();
        return new Last(access.step, last);
    }

    @Override
    public boolean knows(@Nullable Object history, Step step, Op op) {
        return history != null && (((Last) history).step() == step || ((Last) history).before() == step);
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** The empty analysis: listens to nothing, finds nothing. What it costs is the cost of the hooks. */
public final class Nothing extends Analysis {
    @Override
    public String name() {
        return "none";
    }

    @Override
    public Orders orders() {
        return Orders.OBSERVED;
    }

    @Override
    public boolean wantsAccesses() {
        return false;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, Conflicts conflicts) {
        return history;
    }

    @Override
    public boolean knows(@Nullable Object history, Step step, Op op) {
        return true;
    }
}

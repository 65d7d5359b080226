package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import org.jspecify.annotations.Nullable;

/** Finds nothing. Measures the cost of the hooks. */
public final class NoAnalysis extends Analysis {
    @Override
    public String name() {
        return "none";
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.OBSERVED;
    }

    @Override
    public boolean wantsAccesses() {
        return false;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        return history;
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        return true;
    }
}

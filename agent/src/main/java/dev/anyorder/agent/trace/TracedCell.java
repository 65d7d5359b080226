package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A location's number, and the steps whose accesses are redundant. A possibly conflicting access of another step resets
 * those. Immutable. Each location has one, so rare fields are in subclasses.
 */
class TracedCell extends ShadowCell {
    /** 0 before its first recorded access. */
    final int location;

    /** Number of recorded accesses. */
    final int accesses;

    TracedCell(
            int location,
            int accesses,
            @Nullable Step noReads,
            @Nullable Step alsoNoReads,
            @Nullable Step noWrites,
            @Nullable Step noUpdates,
            int update) {
        super(noReads, alsoNoReads, noWrites, noUpdates, update, null, location);
        this.location = location;
        this.accesses = accesses;
    }

    static TracedCell after(@Nullable TracedCell before, int location, Step step, AccessOp op, boolean atomic) {
        int accesses = before == null || before.location == 0 ? 1 : before.accesses + 1;
        boolean hasRead = before != null && (before.noReads == step || before.alsoNoReads == step);
        boolean hasWritten = before != null && before.noWrites == step;
        Step reads = hasRead ? step : null;
        Step writes = hasWritten ? step : null;
        if (atomic) {
            return new AtomicCell(location, accesses, reads, writes, step, op);
        }
        if (op == AccessOp.READ) {
            Step reader = before == null ? null : (Step) before.noReads;
            Step other = reader == step && before != null ? (Step) before.alsoNoReads : reader;
            return new TracedCell(location, accesses, step, other, writes, null, 0);
        }
        if (op.commutes()) {
            return new TracedCell(location, accesses, reads, null, writes, step, op.ordinal());
        }
        return new TracedCell(location, accesses, step, null, step, null, 0);
    }

    boolean isRedundant(Step step, AccessOp op, boolean atomic) {
        if (atomic) {
            return false;
        }
        if (op == AccessOp.READ) {
            return noReads == step || alsoNoReads == step;
        }
        return noWrites == step
                || op.isTest() && noReads == step
                || op.commutes() && noUpdates == step && update == op.ordinal();
    }

    @Override
    public ShadowCell copied() {
        return OriginCell.copy(this);
    }
}

package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * What a recording remembers of a location: its number, and by which step which accesses have been written and would be
 * no news. An access by another step that may be in conflict with those makes them news again, as it would for the
 * analyses. Immutable. There is one for each location, so that what few of them need is in subclasses.
 */
class TracedCell extends ShadowCell {
    /** Its number; 0 if it has none yet. */
    final int location;

    /** How many accesses were written. */
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

    /** The cell of a location after an access. */
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

    /** Whether an access would be no news. */
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

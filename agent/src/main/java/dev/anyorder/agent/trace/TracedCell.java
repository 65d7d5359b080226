package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.Cell;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * What a recording remembers of a location: its number, and by which step which accesses have been written and would be
 * no news. An access by another step that may be in conflict with those makes them news again, as it would for the
 * analyses. Immutable.
 */
final class TracedCell extends Cell {
    /** Its number; 0 if it has none yet. */
    final int location;

    /** How many accesses were written. */
    final int accesses;

    /** Where it comes from, if it has no number: what a constructor left, or the number of another location. */
    final long origin;

    private final @Nullable Step atomicStep;
    private final @Nullable Op atomicOp;

    private TracedCell(
            int location,
            int accesses,
            long origin,
            @Nullable Step noReads,
            @Nullable Step alsoNoReads,
            @Nullable Step noWrites,
            @Nullable Step noUpdates,
            @Nullable Op update,
            @Nullable Step atomicStep,
            @Nullable Op atomicOp) {
        super(noReads, alsoNoReads, noWrites, noUpdates, update == null ? 0 : update.ordinal(), null, location);
        this.location = location;
        this.accesses = accesses;
        this.origin = origin;
        this.atomicStep = atomicStep;
        this.atomicOp = atomicOp;
    }

    /** What constructors leave in a step. */
    static TracedCell fresh(long number, Step step) {
        TracedCell cell = new TracedCell(0, 0, number, step, null, step, null, null, null, null);
        cell.fresh();
        return cell;
    }

    /** The cell of a location after an access. */
    static TracedCell after(@Nullable TracedCell before, int location, Step step, Op op, boolean atomic) {
        int accesses = before == null || before.location == 0 ? 1 : before.accesses + 1;
        Step reader = before == null ? null : (Step) before.noReads;
        boolean hasRead = before != null && (before.noReads == step || before.alsoNoReads == step);
        boolean hasWritten = before != null && before.noWrites == step;
        if (atomic) {
            return new TracedCell(
                    location, accesses, 0, hasRead ? step : null, null, hasWritten ? step : null, null, null, step, op);
        }
        if (op == Op.READ) {
            Step other = reader == step && before != null ? (Step) before.alsoNoReads : reader;
            return new TracedCell(location, accesses, 0, step, other, hasWritten ? step : null, null, null, null, null);
        }
        if (op.commutes()) {
            return new TracedCell(
                    location, accesses, 0, hasRead ? step : null, null, hasWritten ? step : null, step, op, null, null);
        }
        return new TracedCell(location, accesses, 0, step, null, step, null, null, null, null);
    }

    /** Whether an access would be no news. */
    boolean knows(Step step, Op op, boolean atomic) {
        if (atomic) {
            return atomicStep == step && atomicOp == op;
        }
        if (op == Op.READ) {
            return noReads == step || alsoNoReads == step;
        }
        return noWrites == step
                || op.isTest() && noReads == step
                || op.commutes() && noUpdates == step && update == op.ordinal();
    }

    @Override
    public Cell copied() {
        return new TracedCell(0, accesses, -location, null, null, null, null, null, null, null);
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.LockSet;
import org.jspecify.annotations.Nullable;

/**
 * Adds informed edges between critical sections. A read is ordered after the last write and later updates; a write
 * after earlier reads, which would have seen another value. Both need a common excluding lock. Only the last {@value
 * AccessClass#LOOK} entries per class count. Edges through locations also accessed without the lock may be missed.
 */
final class LockHandoff {
    private LockHandoff() {}

    static void inform(AccessHistory history, Access access) {
        LockSet locks = access.step.locks();
        if (locks.size() == 0) {
            return;
        }
        HistoryEntry write = access.op.looks() ? history.lastWrite() : null;
        if (write != null && locks.excludes(write.access.step.locks())) {
            HappensBefore.inform(write.access.step, access.step);
        }
        for (AccessClass sort : history.sorts()) {
            inform(sort, access, write);
        }
    }

    /** An update already has edges from predecessors with the same locks, so it represents them. */
    private static void inform(AccessClass sort, Access access, @Nullable HistoryEntry write) {
        LockSet settled = null;
        int left = AccessClass.LOOK;
        for (HistoryEntry entry = sort.newest(); entry != null && left > 0; entry = entry.rest, left--) {
            AccessOp op = entry.access.op;
            LockSet locks = entry.access.step.locks();
            boolean isUpdate = op.commutes() && op.writes();
            boolean isSeen = access.op.looks() && isUpdate && (write == null || entry.time > write.time);
            boolean saw = access.op.writes() && op.looks();
            if ((isSeen || saw) && locks != settled && access.step.locks().excludes(locks)) {
                HappensBefore.inform(entry.access.step, access.step);
                settled = op == AccessOp.UPDATE && locks.excludes(locks) ? locks : settled;
            }
        }
    }

    /** Turns a write into an update if it replaces a read in the history. */
    static Access whole(LogicalRaceAnalysis by, AccessHistory history, Access access) {
        if (access.op != AccessOp.WRITE) {
            return access;
        }
        for (AccessClass sort : history.sorts()) {
            if (by.covers(access, sort.sample()) && absorbs(sort, access)) {
                return access.as(AccessOp.UPDATE);
            }
        }
        return access;
    }

    private static boolean absorbs(AccessClass sort, Access access) {
        int left = AccessClass.LOOK;
        for (HistoryEntry entry = sort.newest(); entry != null && left > 0; entry = entry.rest, left--) {
            if (absorbs(access, entry.access) && HappensBefore.logical(entry.access.step, access.step)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a write that replaces an access must also represent its read. */
    static boolean absorbs(Access write, Access earlier) {
        boolean matters = earlier.step == write.step || earlier.step.locks().size() > 0;
        return write.op == AccessOp.WRITE && earlier.op.looks() && matters;
    }
}

package dev.anyorder.core.analysis;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.LockSet;
import org.jspecify.annotations.Nullable;

/**
 * What one critical section hands over to another, for the informed order: who looks at a location is informed by who
 * wrote it last and by all who updated it since then; who changes it is informed by all who looked at it before, since
 * they would have seen something else. Both must hold a lock that keeps them apart. Of many who looked, or updated, the
 * last {@value AccessClass#LOOK} of a sort count; and what a location hands over that is also touched without the lock,
 * atomically or in a race, may be missed.
 */
final class LockHandoff {
    private LockHandoff() {}

    /** Tells the step of an access who informs it. */
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

    /** Whoever looked and wrote has been informed of those before it that held the same locks, so it stands for them. */
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

    /** The access; as an update if it makes the location forget that somebody looked. */
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

    /** Whether a write that takes the place of an earlier access has to stand for its looking, too. */
    static boolean absorbs(Access write, Access earlier) {
        boolean matters = earlier.step == write.step || earlier.step.locks().size() > 0;
        return write.op == AccessOp.WRITE && earlier.op.looks() && matters;
    }
}

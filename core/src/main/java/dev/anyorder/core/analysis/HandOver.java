package dev.anyorder.core.analysis;

import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Order;
import org.jspecify.annotations.Nullable;

/**
 * What one critical section hands over to another, for the informed order: who looks at a location is informed by who
 * wrote it last and by all who updated it since then; who changes it is informed by all who looked at it before, since
 * they would have seen something else. Both must hold a lock that keeps them apart. Of many who looked, or updated, the
 * last {@value Alike#LOOK} of a sort count; and what a location hands over that is also touched without the lock,
 * atomically or in a race, may be missed.
 */
final class HandOver {
    private HandOver() {}

    /** Tells the step of an access who informs it. */
    static void inform(Past past, Access access) {
        LockSet locks = access.step.locks();
        if (locks.size() == 0) {
            return;
        }
        Kept write = access.op.looks() ? past.lastWrite() : null;
        if (write != null && locks.excludes(write.access.step.locks())) {
            Order.inform(write.access.step, access.step);
        }
        for (Alike sort : past.sorts()) {
            inform(sort, access, write);
        }
    }

    /** Whoever looked and wrote has been informed of those before it that held the same locks, so it stands for them. */
    private static void inform(Alike sort, Access access, @Nullable Kept write) {
        LockSet settled = null;
        int left = Alike.LOOK;
        for (Kept kept = sort.newest(); kept != null && left > 0; kept = kept.rest, left--) {
            Op op = kept.access.op;
            LockSet locks = kept.access.step.locks();
            boolean isUpdate = op.commutes() && op.writes();
            boolean isSeen = access.op.looks() && isUpdate && (write == null || kept.time > write.time);
            boolean saw = access.op.writes() && op.looks();
            if ((isSeen || saw) && locks != settled && access.step.locks().excludes(locks)) {
                Order.inform(kept.access.step, access.step);
                settled = op == Op.UPDATE && locks.excludes(locks) ? locks : settled;
            }
        }
    }

    /** The access; as an update if it makes the location forget that somebody looked. */
    static Access whole(Unordered by, Past past, Access access) {
        if (access.op != Op.WRITE) {
            return access;
        }
        for (Alike sort : past.sorts()) {
            if (by.covers(access, sort.sample()) && absorbs(sort, access)) {
                return access.as(Op.UPDATE);
            }
        }
        return access;
    }

    private static boolean absorbs(Alike sort, Access access) {
        int left = Alike.LOOK;
        for (Kept kept = sort.newest(); kept != null && left > 0; kept = kept.rest, left--) {
            if (absorbs(access, kept.access) && Order.logical(kept.access.step, access.step)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a write that takes the place of an earlier access has to stand for its looking, too. */
    static boolean absorbs(Access write, Access earlier) {
        boolean matters = earlier.step == write.step || earlier.step.locks().size() > 0;
        return write.op == Op.WRITE && earlier.op.looks() && matters;
    }
}

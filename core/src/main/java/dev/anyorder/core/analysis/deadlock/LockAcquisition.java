package dev.anyorder.core.analysis.deadlock;

import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.order.LockSet;

/**
 * A held lock and its acquisition.
 *
 * @param outer the lockset before
 */
record LockAcquisition(Synchronizer lock, boolean shared, LockSet outer, int site, Object operation) {
    boolean hasSameContent(boolean inShared, LockSet before, int at) {
        return shared == inShared && outer == before && site == at;
    }
}

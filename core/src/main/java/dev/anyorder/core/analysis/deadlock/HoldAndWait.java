package dev.anyorder.core.analysis.deadlock;

import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Step;
import java.util.BitSet;
import java.util.List;

/**
 * An edge of the lock-order graph: a task acquires a lock while it holds others. Guarded by its {@link LockOrderGraph}.
 */
final class HoldAndWait {
    final LockSet held;
    final Synchronizer wanted;
    final boolean shared;
    final Object operation;

    /** Where the held locks were acquired. */
    private final List<LockAcquisition> acquisitions;

    /** The task's last step with this edge since its last acquire from another task. */
    Step step;
    /** Index in the graph. */
    int slot;
    /** Slots of unordered edges. */
    BitSet concurrent = new BitSet();
    /** The graph's edge count at the last comparison. */
    long compared;

    HoldAndWait(Step step, LockAcquisition wanted, List<LockAcquisition> acquisitions) {
        this.step = step;
        this.held = step.locks();
        this.wanted = wanted.lock();
        this.shared = wanted.shared();
        this.operation = wanted.operation();
        this.acquisitions = List.copyOf(acquisitions);
    }

    boolean hasSameContent(HoldAndWait other) {
        return wanted == other.wanted && shared == other.shared && held.equals(other.held);
    }

    /** Whether the other's lockset blocks this acquisition. */
    boolean waitsFor(HoldAndWait other) {
        return other.held.has(wanted, true) && !(shared && !other.held.has(wanted, false));
    }

    /** Whether both can occur simultaneously. */
    boolean isAlongside(HoldAndWait other) {
        return step.task != other.step.task && concurrent.get(other.slot) && !held.excludes(other.held);
    }

    Object acquired(Synchronizer lock) {
        for (LockAcquisition each : acquisitions) {
            if (each.lock() == lock) {
                return each.operation();
            }
        }
        throw new IllegalStateException("not held");
    }
}

package dev.anyorder.core.analysis.deadlock;

import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Step;
import java.util.BitSet;
import java.util.List;

/** A task that acquires a lock while it holds others: an edge of the lock-order graph. Guarded by its {@link LockOrderGraph}. */
final class HoldAndWait {
    final LockSet held;
    final Synchronizer wanted;
    final boolean shared;
    /** The acquisition. */
    final Object operation;

    /** Where the held locks were acquired. */
    private final List<LockAcquisition> acquisitions;

    /** The last step of the task that did it since it last came after another task. */
    Step step;
    /** The place in the graph. */
    int slot;
    /** The slots of those that are unordered with this one. */
    BitSet concurrent = new BitSet();
    /** How many edges the graph had got when they were last compared with this one. */
    long compared;

    HoldAndWait(Step step, LockAcquisition wanted, List<LockAcquisition> acquisitions) {
        this.step = step;
        this.held = step.locks();
        this.wanted = wanted.lock();
        this.shared = wanted.shared();
        this.operation = wanted.operation();
        this.acquisitions = List.copyOf(acquisitions);
    }

    /** Whether another task that holds the same locks waits for the same. */
    boolean hasSameContent(HoldAndWait other) {
        return wanted == other.wanted && shared == other.shared && held.equals(other.held);
    }

    /** Whether it cannot acquire its lock while the other one holds what it holds. */
    boolean waitsFor(HoldAndWait other) {
        return other.held.has(wanted, true) && !(shared && !other.held.has(wanted, false));
    }

    /** Whether both can be done at the same time. */
    boolean isAlongside(HoldAndWait other) {
        return step.task != other.step.task && concurrent.get(other.slot) && !held.excludes(other.held);
    }

    /** Where a lock that is held was acquired. */
    Object acquired(Synchronizer lock) {
        for (LockAcquisition each : acquisitions) {
            if (each.lock() == lock) {
                return each.operation();
            }
        }
        throw new IllegalStateException("not held");
    }
}

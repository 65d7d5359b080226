package dev.anyorder.core.velodrome;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of the graph: an atomic block, or the operations of a task outside blocks up to its next incoming edge.
 * Mutable state is guarded by its {@link VelodromeGraph}.
 */
public final class Transaction {
    /** Null outside blocks. */
    public final @Nullable Object info;

    public final boolean isBlock;

    final List<TransactionEdge> out = new ArrayList<>(2);
    /** Incoming edges from nodes still in the graph. */
    int in;
    /** Written under the guard. Unguarded reads may be stale only for blocks of other tasks. */
    volatile boolean ended;

    /** Whether it has performed an operation. */
    boolean isUsed;

    boolean collected;
    /** Mark and incoming edge of the last search. */
    long visit;

    @Nullable
    TransactionEdge reached;

    /** Source of the last edge that closed a cycle here. */
    @Nullable
    Transaction disturber;

    Transaction(boolean isBlock, @Nullable Object info) {
        this.isBlock = isBlock;
        this.info = info;
    }

    /** Whether it may be in a cycle without new incoming edges. */
    boolean mayBeInCircle() {
        return !collected && (isBlock || in > 0);
    }

    /** Whether it can get no more incoming edges. */
    boolean isClosed() {
        return ended || !isBlock && isUsed;
    }

    boolean isBefore(Transaction other) {
        for (int i = out.size() - 1; i >= 0; i--) {
            if (out.get(i).after() == other) {
                return true;
            }
        }
        return false;
    }
}

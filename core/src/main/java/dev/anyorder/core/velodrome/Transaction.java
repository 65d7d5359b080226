package dev.anyorder.core.velodrome;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A block that is meant to be atomic, or what a task does outside of blocks until it has to come after somebody else: others
 * may come after what it did before that. A node of the graph; all that changes is guarded by its {@link VelodromeGraph}.
 */
public final class Transaction {
    /** Whatever the caller attached to the block; null outside of blocks. */
    public final @Nullable Object info;

    /** Whether it is a block. */
    public final boolean isBlock;

    final List<TransactionEdge> out = new ArrayList<>(2);
    /** How many links come in from others that are still in the graph. */
    int in;
    /** Written under the guard; a task that looks without sees it late or not at all only for blocks of others. */
    volatile boolean ended;

    /** Whether something was done in it. */
    boolean isUsed;

    boolean collected;
    /** The last search that came by, and the link by which it came. */
    long visit;

    @Nullable
    TransactionEdge reached;

    /** The last one whose link to this one has closed a circle. */
    @Nullable
    Transaction disturber;

    Transaction(boolean isBlock, @Nullable Object info) {
        this.isBlock = isBlock;
        this.info = info;
    }

    /** Whether it may be in a circle, now or when more has happened, as long as nothing is put before it that is not yet. */
    boolean mayBeInCircle() {
        return !collected && (isBlock || in > 0);
    }

    /** Whether nothing can be put before it any more: it has ended, or whatever comes next is another transaction. */
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

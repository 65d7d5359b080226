package dev.anyorder.core.determinism;

import dev.anyorder.core.order.ListenerToken;
import org.jspecify.annotations.Nullable;

/**
 * Operations with outgoing edges, and their predecessors. Immutable.
 *
 * @param predecessors of the first operation
 * @param what the first operation, for reports
 */
record PublishedPredecessors(
        BlockPredecessors predecessors,
        @Nullable Object what,
        @Nullable PublishedPredecessors rest) implements ListenerToken {
    @Override
    public PublishedPredecessors and(ListenerToken other) {
        synchronized (predecessors.scope(0).outermost.guard) {
            return merged(this, (PublishedPredecessors) other);
        }
    }

    /** The newer list, with additional predecessors of the older one. Needs the guard. */
    static PublishedPredecessors merged(@Nullable PublishedPredecessors older, PublishedPredecessors newer) {
        if (older == null) {
            return newer;
        }
        PublishedPredecessors rest = merged(older.rest, newer);
        BlockPredecessors predecessors = older.predecessors.fresh();
        return rest.covers(predecessors) ? rest : new PublishedPredecessors(predecessors, older.what, rest);
    }

    static @Nullable PublishedPredecessors both(
            @Nullable PublishedPredecessors older, @Nullable PublishedPredecessors newer) {
        return newer == null ? older : merged(older, newer);
    }

    /** Whether the other set adds nothing. */
    boolean covers(BlockPredecessors other) {
        for (int i = 0; i < other.size(); i++) {
            if (!has(other.scope(i), other.way(i) == null)) {
                return false;
            }
        }
        return true;
    }

    /** Whether one operation is in the block, or is ordered after it. */
    boolean has(DeterministicBlock scope, boolean isInside) {
        for (PublishedPredecessors publishedPredecessors = this;
                publishedPredecessors != null;
                publishedPredecessors = publishedPredecessors.rest) {
            for (int i = 0; i < publishedPredecessors.predecessors.size(); i++) {
                if (publishedPredecessors.predecessors.scope(i) == scope
                        && (publishedPredecessors.predecessors.way(i) == null) == isInside) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether this is a single operation inside the block. */
    boolean isJust(@Nullable DeterministicBlock scope) {
        return scope != null && predecessors == scope.own && rest == null;
    }
}

package dev.anyorder.core.determinism;

import dev.anyorder.core.order.ListenerToken;
import org.jspecify.annotations.Nullable;

/**
 * Things that were done, after which others may come. Immutable.
 *
 * @param predecessors what the first of them had to come after, or was a part of
 * @param what the first of them
 * @param rest others
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

    /** All of the newer one, and what the older one has besides. To be asked for under the guard. */
    static PublishedPredecessors merged(@Nullable PublishedPredecessors older, PublishedPredecessors newer) {
        if (older == null) {
            return newer;
        }
        PublishedPredecessors rest = merged(older.rest, newer);
        BlockPredecessors predecessors = older.predecessors.fresh();
        return rest.covers(predecessors) ? rest : new PublishedPredecessors(predecessors, older.what, rest);
    }

    /** The same, where there may be nothing. */
    static @Nullable PublishedPredecessors both(
            @Nullable PublishedPredecessors older, @Nullable PublishedPredecessors newer) {
        return newer == null ? older : merged(older, newer);
    }

    /** Whether there is nothing else that a past would put somebody after. */
    boolean covers(BlockPredecessors other) {
        for (int i = 0; i < other.size(); i++) {
            if (!has(other.scope(i), other.way(i) == null)) {
                return false;
            }
        }
        return true;
    }

    /** Whether one of these was done in the block itself, or has to come after it. */
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

    /** Whether this is the only thing, and was done in the block. */
    boolean isJust(@Nullable DeterministicBlock scope) {
        return scope != null && predecessors == scope.own && rest == null;
    }
}

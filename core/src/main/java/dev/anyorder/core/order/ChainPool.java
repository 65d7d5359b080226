package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * Immutable list of chains that a task may continue, since it is ordered after their tails. Bounded: the garbage
 * collector recovers dropped chains.
 */
final class ChainPool {
    static final int MAX = 64;

    private final TaskChain chain;
    private final long next;
    private final @Nullable ChainPool rest;
    private final int size;

    private ChainPool(TaskChain chain, long next, @Nullable ChainPool rest) {
        this.chain = chain;
        this.next = next;
        this.rest = rest;
        this.size = rest == null ? 1 : rest.size + 1;
    }

    /** Adds the chain on which a task ended with that step. */
    static @Nullable ChainPool add(@Nullable ChainPool list, ChainPosition position, long lastSeq) {
        long next = position.offset + lastSeq + 1;
        position.chain.end.left(next);
        return list != null && list.size >= MAX ? list : new ChainPool(position.chain, next, list);
    }

    static @Nullable ChainPool addAll(@Nullable ChainPool list, @Nullable ChainPool more) {
        if (list == null) {
            return more;
        }
        ChainPool all = list;
        for (ChainPool each = more; each != null && all.size < MAX; each = each.rest) {
            all = new ChainPool(each.chain, each.next, all);
        }
        return all;
    }

    /** A position on the first chain; {@link #rest} is the remaining list. */
    ChainPosition first() {
        return chain.place(next);
    }

    @Nullable
    ChainPool rest() {
        return rest;
    }
}

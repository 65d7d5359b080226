package dev.anyorder.core.determinism;

import dev.anyorder.core.order.Mark;
import org.jspecify.annotations.Nullable;

/**
 * Things that were done, after which others may come. Immutable.
 *
 * @param past what the first of them had to come after, or was a part of
 * @param what the first of them
 * @param rest others
 */
record Left(Past past, @Nullable Object what, @Nullable Left rest) implements Mark {
    @Override
    public Left and(Mark other) {
        synchronized (past.scope(0).transaction.guard) {
            return merged(this, (Left) other);
        }
    }

    /** All of the newer one, and what the older one has besides. To be asked for under the guard. */
    static Left merged(@Nullable Left older, Left newer) {
        if (older == null) {
            return newer;
        }
        Left rest = merged(older.rest, newer);
        Past past = older.past.fresh();
        return rest.covers(past) ? rest : new Left(past, older.what, rest);
    }

    /** The same, where there may be nothing. */
    static @Nullable Left both(@Nullable Left older, @Nullable Left newer) {
        return newer == null ? older : merged(older, newer);
    }

    /** Whether there is nothing else that a past would put somebody after. */
    boolean covers(Past other) {
        for (int i = 0; i < other.size(); i++) {
            if (!has(other.scope(i), other.way(i) == null)) {
                return false;
            }
        }
        return true;
    }

    /** Whether one of these was done in the block itself, or has to come after it. */
    boolean has(Scope scope, boolean isInside) {
        for (Left left = this; left != null; left = left.rest) {
            for (int i = 0; i < left.past.size(); i++) {
                if (left.past.scope(i) == scope && (left.past.way(i) == null) == isInside) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether this is the only thing, and was done in the block. */
    boolean isJust(@Nullable Scope scope) {
        return scope != null && past == scope.own && rest == null;
    }
}

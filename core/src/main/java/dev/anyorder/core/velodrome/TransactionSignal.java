package dev.anyorder.core.velodrome;

import org.jspecify.annotations.Nullable;

/** An operation of a transaction with possible outgoing edges. */
public final class TransactionSignal {
    final Transaction by;
    final long when;
    final @Nullable Object what;

    TransactionSignal(Transaction by, long when, @Nullable Object what) {
        this.by = by;
        this.when = when;
        this.what = what;
    }
}

package dev.anyorder.core.velodrome;

import org.jspecify.annotations.Nullable;

/** Something that a transaction did, after which others may come. */
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

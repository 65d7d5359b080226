package dev.anyorder.core.velodrome;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Access history: the last write, and each task's last read since. Immutable.
 *
 * @param rest earlier reads, then the write
 */
record VelodromeHistory(
        VelodromeTask by,
        TransactionSignal did,
        boolean read,
        @Nullable VelodromeHistory rest) {
    /** Whether the transaction has an access at least as strong since another's write. */
    static boolean isRedundant(@Nullable VelodromeHistory history, Transaction current, boolean writing) {
        if (history == null || writing) {
            return history != null && !history.read && history.did.by == current;
        }
        VelodromeHistory seen = history;
        while (seen != null && seen.did.by != current) {
            seen = seen.rest;
        }
        return seen != null;
    }

    /** Drops the task's reads and those of removed transactions. */
    static @Nullable VelodromeHistory without(@Nullable VelodromeHistory history, VelodromeTask task) {
        Deque<VelodromeHistory> kept = new ArrayDeque<>();
        VelodromeHistory rest = history;
        for (; rest != null && rest.read; rest = rest.rest) {
            boolean isOut = rest.by == task || rest.did.by.collected;
            if (!isOut) {
                kept.push(rest);
            }
        }
        while (!kept.isEmpty()) {
            VelodromeHistory each = kept.pop();
            rest = each.rest == rest ? each : new VelodromeHistory(each.by, each.did, true, rest);
        }
        return rest;
    }
}

package dev.anyorder.core.velodrome;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The history of a location: who wrote it last, and who has read it since, of each task the last read. Immutable.
 *
 * @param by who did it
 * @param did what, and in which transaction
 * @param read whether it is a read
 * @param rest earlier reads since the last write, and that one
 */
record VelodromeHistory(
        VelodromeTask by,
        TransactionSignal did,
        boolean read,
        @Nullable VelodromeHistory rest) {
    /** Whether the transaction has done as much here since the last write of another. */
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

    /** All but what the actor has read, and what nothing has to come before any more. */
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

package dev.anyorder.core.velodrome;

import dev.anyorder.core.order.ListenerToken;
import org.jspecify.annotations.Nullable;

/** The last operation of each task before an edge. Drops removed transactions lazily. */
record VelodromeToken(
        VelodromeTask by,
        TransactionSignal signal,
        @Nullable VelodromeToken rest) implements ListenerToken {
    @Override
    public ListenerToken and(ListenerToken other) {
        VelodromeToken all = this;
        for (VelodromeToken each = (VelodromeToken) other; each != null; each = each.rest) {
            if (!each.signal.by.collected) {
                all = new VelodromeToken(each.by, each.signal, without(all, each));
            }
        }
        return all;
    }

    private static @Nullable VelodromeToken without(@Nullable VelodromeToken list, VelodromeToken newer) {
        VelodromeToken kept = null;
        for (VelodromeToken each = list; each != null; each = each.rest) {
            boolean isOld = each.by == newer.by && each.signal.when <= newer.signal.when;
            if (!isOld && !each.signal.by.collected) {
                kept = new VelodromeToken(each.by, each.signal, kept);
            }
        }
        return kept;
    }
}

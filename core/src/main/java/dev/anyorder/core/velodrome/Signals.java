package dev.anyorder.core.velodrome;

import dev.anyorder.core.order.Mark;
import org.jspecify.annotations.Nullable;

/**
 * What actors did that others come after: of each actor the last. Newest first; what is out of the graph is left out as soon as
 * that is seen.
 */
record Signals(Actor by, Signal signal, @Nullable Signals rest) implements Mark {
    @Override
    public Mark and(Mark other) {
        Signals all = this;
        for (Signals each = (Signals) other; each != null; each = each.rest) {
            if (!each.signal.by.collected) {
                all = new Signals(each.by, each.signal, without(all, each));
            }
        }
        return all;
    }

    private static @Nullable Signals without(@Nullable Signals list, Signals newer) {
        Signals kept = null;
        for (Signals each = list; each != null; each = each.rest) {
            boolean isOld = each.by == newer.by && each.signal.when <= newer.signal.when;
            if (!isOld && !each.signal.by.collected) {
                kept = new Signals(each.by, each.signal, kept);
            }
        }
        return kept;
    }
}

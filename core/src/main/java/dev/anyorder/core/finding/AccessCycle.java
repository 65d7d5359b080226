package dev.anyorder.core.finding;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cycle: transactions without a serial order, interference with a block, or a deadlock.
 *
 * @param block where the cycle starts and ends; null for a deadlock
 * @param blamed whether no order of the other blocks removes the cycle
 * @param edges in order; between two, the same task or block continues
 * @param within the declared blocks of accesses
 */
public record AccessCycle(@Nullable Frame block, boolean blamed, List<CycleEdge> edges, List<AccessBlock> within)
        implements Explanation {
    public AccessCycle {
        edges = List.copyOf(edges);
        within = List.copyOf(within);
    }

    /** Null if the access is in no block. */
    public @Nullable Frame blockOf(int access) {
        for (AccessBlock each : within) {
            if (each.access() == access) {
                return each.block();
            }
        }
        return null;
    }
}

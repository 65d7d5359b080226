package dev.anyorder.core.finding;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cycle through the accesses of a finding: transactions that no serial order explains, a block that outside code interferes
 * with, or tasks each of which waits for a lock that the next one holds.
 *
 * @param block the declared block that the cycle starts and ends in; null for a deadlock
 * @param blamed whether that block alone is at fault: no order of the other blocks removes the cycle
 * @param edges the edges in their order. Between the end of an edge and the start of the next one, the same task or the same
 *     block continues
 * @param within the declared block that each access is in; null where it is in none
 */
public record AccessCycle(@Nullable Frame block, boolean blamed, List<CycleEdge> edges, List<AccessBlock> within)
        implements Explanation {
    public AccessCycle {
        edges = List.copyOf(edges);
        within = List.copyOf(within);
    }

    /** The block that an access is in, by the number of the access; null if it is in none. */
    public @Nullable Frame blockOf(int access) {
        for (AccessBlock each : within) {
            if (each.access() == access) {
                return each.block();
            }
        }
        return null;
    }
}

package dev.anyorder.core.velodrome;

import dev.anyorder.core.finding.EdgeCause;
import org.jspecify.annotations.Nullable;

/**
 * One transaction has to come before another.
 *
 * @param from what the first one did, as whoever told of it named it
 * @param to what the other did later
 * @param left when the first one did it, in events of the run
 * @param came when the other did it
 */
public record TransactionEdge(
        Transaction before,
        Transaction after,
        EdgeCause cause,
        @Nullable Object from,
        @Nullable Object to,
        long left,
        long came) {}

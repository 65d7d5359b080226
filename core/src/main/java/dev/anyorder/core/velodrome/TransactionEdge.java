package dev.anyorder.core.velodrome;

import dev.anyorder.core.finding.EdgeCause;
import org.jspecify.annotations.Nullable;

/**
 * One transaction is ordered before another.
 *
 * @param from the first one's operation, opaque
 * @param to the later operation, opaque
 * @param left logical time of the first operation
 * @param came logical time of the later one
 */
public record TransactionEdge(
        Transaction before,
        Transaction after,
        EdgeCause cause,
        @Nullable Object from,
        @Nullable Object to,
        long left,
        long came) {}

package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * Accesses (1) and (3) must not be separated, and (2) of another task can interleave.
 *
 * @param block the {@code @Atomic} method; null if none
 * @param dependence how (3) depends on (1), if only that makes them a block; null for a declared block
 * @param interleaved whether (2) interleaved in this run
 * @param order why the tasks of (2) and (3) are unordered
 */
public record SplitBlock(
        @Nullable Frame block, @Nullable ReadDependence dependence, boolean interleaved, MissingOrder order)
        implements Explanation {}

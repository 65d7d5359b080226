package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * Two accesses, (1) and (3), that must not be separated, and (2) of another task that can interleave.
 *
 * @param block the method declared {@code @Atomic}; null if it is not a method that is declared
 * @param dependence how (3) depends on what (1) has read, if that alone makes the two a block; null for a declared block
 * @param interleaved whether (2) did execute between (1) and (3) in this run
 * @param order why the tasks of (2) and (3) are unordered
 */
public record SplitBlock(
        @Nullable Frame block, @Nullable ReadDependence dependence, boolean interleaved, MissingOrder order)
        implements Explanation {}

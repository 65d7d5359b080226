package dev.anyorder.core.determinism;

import org.jspecify.annotations.Nullable;

/**
 * Two operations in a block that are in conflict and in no order.
 *
 * @param block the innermost block that both are in; those around it are violated as well
 * @param earlier what was done first in this run, as the one who was asked where we are put it
 * @param later what was done now
 * @param isSlight whether only rounding depends on which comes first
 */
public record DeterminismConflict(
        DeterministicBlock block,
        @Nullable Object earlier,
        @Nullable Object later,
        boolean isSlight) {}

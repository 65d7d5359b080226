package dev.anyorder.core.determinism;

import org.jspecify.annotations.Nullable;

/**
 * Two conflicting, unordered operations in a block.
 *
 * @param block the innermost block around both; its enclosing blocks are violated too
 * @param earlier as returned by the location supplier
 * @param isSlight whether only rounding depends on the order
 */
public record DeterminismConflict(
        DeterministicBlock block,
        @Nullable Object earlier,
        @Nullable Object later,
        boolean isSlight) {}

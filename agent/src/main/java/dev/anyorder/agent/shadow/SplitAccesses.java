package dev.anyorder.agent.shadow;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.order.BlockGap;

/**
 * Two accesses of a block, and one that can interleave.
 *
 * @param gap when that is, as seen from the block
 * @param interleaved whether the one between did execute between them in this run
 * @param second the first one again if it reads and then writes
 * @param isSplitLast whether the one between is the one that came last in this run
 */
public record SplitAccesses(
        BlockGap gap, boolean interleaved, Access first, Access between, Access second, boolean isSplitLast) {}

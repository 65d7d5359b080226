package dev.anyorder.core.determinism;

import java.util.List;

/**
 * An outside operation is ordered after one operation of a block and before another: the block is not serialisable.
 *
 * @param block the innermost block around both ends; its enclosing blocks are violated too
 * @param links the edges out of the block and back; between two, the same task or block continues
 */
public record DeterminismCycle(DeterministicBlock block, List<DeterminismEdge> links) {
    public DeterminismCycle {
        links = List.copyOf(links);
    }
}

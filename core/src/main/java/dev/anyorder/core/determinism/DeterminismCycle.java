package dev.anyorder.core.determinism;

import java.util.List;

/**
 * What somebody outside of a block did has to come after something that was done in the block, and before something else that was
 * done in it: no run in which the block is undisturbed does the same.
 *
 * @param block the innermost block that both ends are in; those around it are violated as well
 * @param links from the block outside, and back into it. What one link leads to, and what the next one starts from, is done
 *     by the same task, or in the same block
 */
public record DeterminismCycle(DeterministicBlock block, List<DeterminismEdge> links) {
    public DeterminismCycle {
        links = List.copyOf(links);
    }
}

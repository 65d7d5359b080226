package dev.anyorder.core.determinism;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds edge paths that leave a block and return, and keeps the one with the innermost ends. */
final class CycleFinder {
    private final DeterministicBlock home;
    private final Set<OutermostBlock> seen = new HashSet<>();
    /** The innermost block around both ends; null if no path was found. */
    @Nullable
    DeterministicBlock block;

    @Nullable
    EdgePath path;

    CycleFinder(DeterministicBlock home) {
        this.home = home;
    }

    /** Whether the path leads from home to here, directly or through predecessors. Keeps it if so. */
    boolean take(DeterministicBlock from, EdgePath here) {
        seen.clear();
        return lead(from, here);
    }

    private boolean lead(DeterministicBlock from, EdgePath here) {
        if (from.outermost == home.outermost) {
            DeterministicBlock common = DeterministicBlock.around(from, home);
            if (block == null || common != block && block.contains(common)) {
                block = common;
                path = here;
            }
            return true;
        }
        boolean leads = false;
        if (seen.add(from.outermost)) {
            BlockPredecessors predecessors = from.outermost.predecessors();
            for (int i = 0; i < predecessors.size(); i++) {
                EdgePath longer = EdgePath.on(predecessors.way(i), here);
                leads |= lead(predecessors.scope(i), longer == null ? here : longer);
            }
        }
        return leads;
    }
}

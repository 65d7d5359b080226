package dev.anyorder.core.determinism;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for ways that lead from a block outside and back into it, and takes the one whose ends are innermost. */
final class CycleFinder {
    private final DeterministicBlock home;
    private final Set<OutermostBlock> seen = new HashSet<>();
    /** The innermost block that both ends are in; null if no way was found. */
    @Nullable
    DeterministicBlock block;

    @Nullable
    EdgePath path;

    /** For ways that lead back into this block. */
    CycleFinder(DeterministicBlock home) {
        this.home = home;
    }

    /** Takes the way if it leads from home to here by itself, or by what comes before it; says whether it does. */
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

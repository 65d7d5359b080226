package dev.anyorder.core.determinism;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for ways that lead from a block outside and back into it, and takes the one whose ends are innermost. */
final class Search {
    private final Scope home;
    private final Set<Transaction> seen = new HashSet<>();
    /** The innermost block that both ends are in; null if no way was found. */
    @Nullable
    Scope block;

    @Nullable
    Way way;

    /** For ways that lead back into this block. */
    Search(Scope home) {
        this.home = home;
    }

    /** Takes the way if it leads from home to here by itself, or by what comes before it; says whether it does. */
    boolean take(Scope from, Way here) {
        seen.clear();
        return lead(from, here);
    }

    private boolean lead(Scope from, Way here) {
        if (from.transaction == home.transaction) {
            Scope common = Scope.around(from, home);
            if (block == null || common != block && block.contains(common)) {
                block = common;
                way = here;
            }
            return true;
        }
        boolean leads = false;
        if (seen.add(from.transaction)) {
            Past past = from.transaction.past();
            for (int i = 0; i < past.size(); i++) {
                Way longer = Way.on(past.way(i), here);
                leads |= lead(past.scope(i), longer == null ? here : longer);
            }
        }
        return leads;
    }
}

package dev.anyorder.core.determinism;

import org.jspecify.annotations.Nullable;

/**
 * Commuting updates of a variable since the last write. Immutable.
 *
 * @param rest updates of other families
 */
record CommutingUpdates(
        Object family,
        @Nullable PublishedPredecessors by,
        @Nullable CommutingUpdates rest) {
    static CommutingUpdates with(@Nullable CommutingUpdates all, Object family, @Nullable PublishedPredecessors now) {
        if (all == null) {
            return new CommutingUpdates(family, now, null);
        }
        return all.family.equals(family)
                ? new CommutingUpdates(family, PublishedPredecessors.both(all.by, now), all.rest)
                : new CommutingUpdates(all.family, all.by, with(all.rest, family, now));
    }

    /** Whether all are of this family, and one is of the block. */
    boolean areJust(AccessKind kind, DeterministicBlock scope) {
        return kind.isOfFamily(family) && rest == null && by != null && by.has(scope, true);
    }
}

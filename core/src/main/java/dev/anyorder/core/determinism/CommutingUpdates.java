package dev.anyorder.core.determinism;

import org.jspecify.annotations.Nullable;

/**
 * What has been done to a variable since the last write that commutes with its like. Immutable.
 *
 * @param family its like
 * @param by who has done it, as far as it matters to anybody
 * @param rest updates of other families
 */
record CommutingUpdates(
        Object family,
        @Nullable PublishedPredecessors by,
        @Nullable CommutingUpdates rest) {
    /** All of them, and one more. */
    static CommutingUpdates with(@Nullable CommutingUpdates all, Object family, @Nullable PublishedPredecessors now) {
        if (all == null) {
            return new CommutingUpdates(family, now, null);
        }
        return all.family.equals(family)
                ? new CommutingUpdates(family, PublishedPredecessors.both(all.by, now), all.rest)
                : new CommutingUpdates(all.family, all.by, with(all.rest, family, now));
    }

    /** Whether all of them are of this family, and one of them was done in the block. */
    boolean areJust(AccessKind kind, DeterministicBlock scope) {
        return kind.isOfFamily(family) && rest == null && by != null && by.has(scope, true);
    }
}

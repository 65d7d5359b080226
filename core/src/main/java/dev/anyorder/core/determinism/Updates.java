package dev.anyorder.core.determinism;

import org.jspecify.annotations.Nullable;

/**
 * What has been done to a variable since the last write that commutes with its like. Immutable.
 *
 * @param family its like
 * @param by who has done it, as far as it matters to anybody
 * @param rest updates of other families
 */
record Updates(Object family, @Nullable Left by, @Nullable Updates rest) {
    /** All of them, and one more. */
    static Updates with(@Nullable Updates all, Object family, @Nullable Left now) {
        if (all == null) {
            return new Updates(family, now, null);
        }
        return all.family.equals(family)
                ? new Updates(family, Left.both(all.by, now), all.rest)
                : new Updates(all.family, all.by, with(all.rest, family, now));
    }

    /** Whether all of them are of this family, and one of them was done in the block. */
    boolean areJust(Use use, Scope scope) {
        return use.isOfFamily(family) && rest == null && by != null && by.has(scope, true);
    }
}

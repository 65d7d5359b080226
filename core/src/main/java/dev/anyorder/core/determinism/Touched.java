package dev.anyorder.core.determinism;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * The history of a variable. Immutable.
 *
 * @param writes the last write, if that matters to anybody
 * @param updates what commutes with its like, since
 * @param reads the reads since the last write
 * @param met what has been done in blocks
 */
record Touched(
        @Nullable Left writes,
        @Nullable Updates updates,
        @Nullable Left reads,
        @Nullable Met met) {
    static final Touched NEVER = new Touched(null, null, null, null);

    /** Whether this would be no news to anybody. */
    boolean knows(Step step, Scope scope, Use use) {
        boolean isWritten = updates == null && writes != null && writes.isJust(scope);
        boolean isUpdated = updates != null && updates.areJust(use, scope);
        boolean isRead = updates == null && reads != null && reads.has(scope, true);
        boolean isChanged = (isWritten || isUpdated) && reads == null;
        return (isChanged || !use.changes() && isRead) && Met.knows(met, step, scope, use);
    }
}

package dev.anyorder.core.determinism;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * The history of a variable. Immutable.
 *
 * @param writes the last write, if that matters to anybody
 * @param reads the reads since
 * @param met what has been done in blocks
 */
record Touched(
        @Nullable Left writes,
        @Nullable Left reads,
        @Nullable Met met) {
    static final Touched NEVER = new Touched(null, null, null);

    /** Whether this would be no news to anybody. */
    boolean knows(Step step, Scope scope, boolean writing) {
        boolean isWritten = writes != null && writes.isJust(scope) && reads == null;
        boolean isRead = reads != null && reads.has(scope, true);
        return (isWritten || !writing && isRead) && Met.knows(met, step, scope);
    }
}

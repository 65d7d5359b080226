package dev.anyorder.core.determinism;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Access history of a variable. Immutable.
 *
 * @param writes the last write, if relevant
 * @param updates commuting updates since
 * @param reads reads since the last write
 * @param met operations in blocks
 */
record VariableHistory(
        @Nullable PublishedPredecessors writes,
        @Nullable CommutingUpdates updates,
        @Nullable PublishedPredecessors reads,
        @Nullable OperationHistory met) {
    static final VariableHistory NEVER = new VariableHistory(null, null, null, null);

    /** Whether another access of the step adds nothing. */
    boolean isRedundant(Step step, DeterministicBlock scope, AccessKind kind) {
        boolean isWritten = updates == null && writes != null && writes.isJust(scope);
        boolean isUpdated = updates != null && updates.areJust(kind, scope);
        boolean isRead = updates == null && reads != null && reads.has(scope, true);
        boolean isChanged = (isWritten || isUpdated) && reads == null;
        return (isChanged || !kind.changes() && isRead) && OperationHistory.isRedundant(met, step, scope, kind);
    }
}

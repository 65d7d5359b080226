package dev.anyorder.core.determinism;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Operations on a variable or lock that may conflict within their block. One is dropped when its transaction is over,
 * or when a later, at least as strong operation in all its blocks is ordered after it. At most {@value #MOST}, the
 * newest, are kept. Immutable.
 *
 * @param what the operation, for reports
 * @param rest earlier ones
 */
record OperationHistory(
        Step step,
        DeterministicBlock scope,
        AccessKind kind,
        @Nullable Object what,
        @Nullable OperationHistory rest) {
    static final int MOST = 1_000;

    /** The order that prevents a conflict. */
    enum In {
        /** For synchronisation objects. */
        LOGICAL,
        /** For variables: if synchronisation ordered them, the conflict is there. */
        OBSERVED
    }

    boolean isBefore(Step now, In order) {
        return order == In.LOGICAL ? HappensBefore.logical(step, now) : HappensBefore.observed(step, now);
    }

    /** Whether both are in one transaction and conflict unless ordered. */
    boolean isAgainst(DeterministicBlock other, AccessKind now) {
        return scope.outermost == other.outermost && kind.isAgainst(now);
    }

    DeterminismConflict clash(DeterministicBlock other, @Nullable Object now, AccessKind with) {
        DeterministicBlock block = java.util.Objects.requireNonNull(DeterministicBlock.around(scope, other));
        return new DeterminismConflict(block, what, now, kind.isOfFamily(with.family()));
    }

    OperationHistory as(AccessKind other, @Nullable OperationHistory earlier) {
        return new OperationHistory(step, scope, other, what, earlier);
    }

    /** Drops operations that are over or that the new one covers. */
    static @Nullable OperationHistory without(
            @Nullable OperationHistory each, OperationHistory now, In order, int room) {
        if (each == null || room == 0) {
            return null;
        }
        OperationHistory rest = without(each.rest, now, order, room - 1);
        DeterministicBlock running = each.scope.running();
        boolean isCovered = running == null
                || now.kind.standsFor(each.kind) && running.contains(now.scope) && each.isBefore(now.step, order);
        return isCovered ? rest : rest == each.rest ? each : each.as(each.kind, rest);
    }

    /** Whether the step has an operation in this block at least as strong. */
    static boolean isRedundant(@Nullable OperationHistory met, Step step, DeterministicBlock scope, AccessKind kind) {
        OperationHistory each = met;
        while (each != null && !(each.step == step && each.scope == scope && each.kind.standsFor(kind))) {
            each = each.rest;
        }
        return each != null;
    }

    /** Drops leading operations that are over. */
    static @Nullable OperationHistory running(@Nullable OperationHistory met) {
        OperationHistory each = met;
        while (each != null && each.scope.running() == null) {
            each = each.rest;
        }
        return each;
    }
}

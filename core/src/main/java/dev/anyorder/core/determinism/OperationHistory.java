package dev.anyorder.core.determinism;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Operations on a variable or a lock, as far as something in the same block may be in conflict with them. An operation is
 * forgotten when its transaction is over, and for a later one that does as much and is in all blocks that it is in: whatever is
 * in no order with the older one is in none with the newer. At most {@value #MOST} are kept, the newest. Immutable.
 *
 * @param step when
 * @param scope in which block
 * @param kind what it does
 * @param what the operation
 * @param rest earlier ones
 */
record OperationHistory(
        Step step,
        DeterministicBlock scope,
        AccessKind kind,
        @Nullable Object what,
        @Nullable OperationHistory rest) {
    static final int MOST = 1_000;

    /** In which order operations have to be, so as not to be in conflict. */
    enum In {
        /** The order of every run: for what is made for tasks to meet. */
        LOGICAL,
        /** The order of this run: if it is there by means of what tasks meet at, that is where the conflict is. */
        OBSERVED
    }

    boolean isBefore(Step now, In order) {
        return order == In.LOGICAL ? HappensBefore.logical(step, now) : HappensBefore.observed(step, now);
    }

    /** Whether the other operation is in the same transaction, and in conflict with this one unless something orders them. */
    boolean isAgainst(DeterministicBlock other, AccessKind now) {
        return scope.outermost == other.outermost && kind.isAgainst(now);
    }

    /** This, and an operation in a block of the same transaction. */
    DeterminismConflict clash(DeterministicBlock other, @Nullable Object now, AccessKind with) {
        DeterministicBlock block = java.util.Objects.requireNonNull(DeterministicBlock.around(scope, other));
        return new DeterminismConflict(block, what, now, kind.isOfFamily(with.family()));
    }

    /** The same, known to be something else, with other earlier ones. */
    OperationHistory as(AccessKind other, @Nullable OperationHistory earlier) {
        return new OperationHistory(step, scope, other, what, earlier);
    }

    /** What is worth keeping of earlier operations, but for those that a later one stands for. */
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

    /** Whether the step has done something in this block that stands for this. */
    static boolean isRedundant(@Nullable OperationHistory met, Step step, DeterministicBlock scope, AccessKind kind) {
        OperationHistory each = met;
        while (each != null && !(each.step == step && each.scope == scope && each.kind.standsFor(kind))) {
            each = each.rest;
        }
        return each != null;
    }

    /** The same without what is over. */
    static @Nullable OperationHistory running(@Nullable OperationHistory met) {
        OperationHistory each = met;
        while (each != null && each.scope.running() == null) {
            each = each.rest;
        }
        return each;
    }
}

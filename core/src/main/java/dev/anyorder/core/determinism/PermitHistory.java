package dev.anyorder.core.determinism;

import dev.anyorder.core.determinism.OperationHistory.In;
import dev.anyorder.core.order.Step;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Who has taken permits in blocks, and given them back. Two who take one, in no order, are in conflict if one of them, or somebody
 * after it, gives one back while the other may still wait for it: then the permits are a lock, which one gets later than the
 * other. If permits come from elsewhere, each gets one sooner or later, and who gets which one makes no difference.
 *
 * <p>How many there are is not asked: a lock that has room for all is reported as well. Of a task that takes one after another
 * has, without either being given back, only the later is kept.
 */
final class PermitHistory {
    /** Nobody knows yet whether it will be given back. */
    static final AccessKind TAKEN = new AccessKind(true, PermitHistory.class, false);

    private PermitHistory() {}

    /** The same after a step of a block has given permits back. */
    static @Nullable OperationHistory given(
            @Nullable OperationHistory history,
            Step step,
            DeterministicBlock inside,
            Consumer<DeterminismConflict> clashes) {
        return given(history, history, step, inside, clashes);
    }

    private static @Nullable OperationHistory given(
            @Nullable OperationHistory each,
            @Nullable OperationHistory all,
            Step step,
            DeterministicBlock inside,
            Consumer<DeterminismConflict> clashes) {
        if (each == null) {
            return null;
        }
        OperationHistory rest = given(each.rest(), all, step, inside, clashes);
        if (each.kind() != TAKEN || each.scope().outermost != inside.outermost || !each.isBefore(step, In.LOGICAL)) {
            return rest == each.rest() ? each : each.as(each.kind(), rest);
        }
        for (OperationHistory other = all; other != null; other = other.rest()) {
            if (isRival(other, each) && !other.isBefore(step, In.LOGICAL)) {
                clashes.accept(other.clash(each.scope(), each.what(), AccessKind.WRITE));
            }
        }
        return each.as(AccessKind.WRITE, withoutOlder(rest, each));
    }

    private static boolean isRival(OperationHistory a, OperationHistory b) {
        return a.step().task != b.step().task && a.scope().outermost == b.scope().outermost;
    }

    /** What a task has given back earlier is of no interest any more. */
    private static @Nullable OperationHistory withoutOlder(@Nullable OperationHistory each, OperationHistory now) {
        if (each == null) {
            return null;
        }
        OperationHistory rest = withoutOlder(each.rest(), now);
        boolean isOlder =
                each.kind() == AccessKind.WRITE && each.step().task == now.step().task && each.scope() == now.scope();
        return isOlder ? rest : rest == each.rest() ? each : each.as(each.kind(), rest);
    }
}

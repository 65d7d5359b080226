package dev.anyorder.core.determinism;

import dev.anyorder.core.determinism.OperationHistory.In;
import dev.anyorder.core.order.Step;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Permits taken and returned in blocks. Two unordered takes conflict if one task, or a successor, returns a permit
 * while the other may still wait: the permits then act as a lock. If permits come from elsewhere, each task gets one
 * and the order does not matter.
 *
 * <p>Ignores the number of permits, so a semaphore with enough for all is a false positive. Of consecutive takes only
 * the later is kept.
 */
final class PermitHistory {
    /** Not yet returned. */
    static final AccessKind TAKEN = new AccessKind(true, PermitHistory.class, false);

    private PermitHistory() {}

    /** The history after a step of a block returned permits. */
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

    /** Drops earlier returned permits of the same task. */
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

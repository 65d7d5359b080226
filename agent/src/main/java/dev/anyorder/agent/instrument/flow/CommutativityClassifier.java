package dev.anyorder.agent.instrument.flow;

import static java.util.function.Predicate.not;

import dev.anyorder.core.analysis.AccessOp;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Classifies code into a family of commuting updates, from the values at the ends of all its paths. */
final class CommutativityClassifier {
    private final List<SymbolicPaths.End> ends;

    CommutativityClassifier(List<SymbolicPaths.End> ends) {
        this.ends = ends;
    }

    @Nullable
    AccessOp of(String type) {
        if (ends.isEmpty()) {
            return null;
        }
        boolean isChosen = false;
        for (SymbolicPaths.End end : ends) {
            isChosen |= !end.choices().isEmpty();
        }
        if (!isChosen) {
            return combined(ends);
        }
        if (every(end -> end.choices().stream().allMatch(ConditionalJump::isTruth)) && isBoolean(type)) {
            return logical();
        }
        if (isStarted()) {
            return started();
        }
        return isNumber(type) ? extreme() : null;
    }

    boolean isStarted() {
        return every(end -> end.choices().size() == 1 && end.choices().get(0).isNull());
    }

    private static boolean isBoolean(String type) {
        return type.equals("Z") || type.equals("Ljava/lang/Boolean;");
    }

    private static boolean isNumber(String type) {
        return switch (type) {
            case "I", "J", "F", "D" -> true;
            case "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Float;", "Ljava/lang/Double;" -> true;
            default -> false;
        };
    }

    private boolean every(Predicate<SymbolicPaths.End> holds) {
        return ends.stream().allMatch(holds);
    }

    private static SymbolicValue value(SymbolicPaths.End end) {
        return end.value();
    }

    /** All paths use the same operator; some may leave the value unchanged. */
    private static @Nullable AccessOp combined(List<SymbolicPaths.End> ends) {
        AccessOp found = null;
        for (SymbolicPaths.End end : ends) {
            AccessOp op = end.value().op;
            if (!end.value().isRead || op != null && found != null && op != found) {
                return null;
            }
            found = op == null ? found : op;
        }
        return found;
    }

    private @Nullable AccessOp extreme() {
        AccessOp found = null;
        for (SymbolicPaths.End end : ends) {
            if (value(end).isUntouched()) {
                continue;
            }
            ConditionalJump choice = end.choices().size() == 1 ? end.choices().get(0) : null;
            AccessOp op = choice != null && value(end).isSame(choice.other()) ? choice.extreme() : null;
            if (op == null || found != null && op != found) {
                return null;
            }
            found = op;
        }
        return found;
    }

    private @Nullable AccessOp logical() {
        if (!every(end -> !end.choices().isEmpty() && (value(end).isUntouched() || !value(end).isOf))) {
            return null;
        }
        List<SymbolicPaths.End> ifTrue =
                ends.stream().filter(CommutativityClassifier::saysTrue).toList();
        List<SymbolicPaths.End> ifFalse =
                ends.stream().filter(not(CommutativityClassifier::saysTrue)).toList();
        if (ifFalse.stream().allMatch(end -> value(end).isUntouched() || isConstant(end, 0))) {
            return AccessOp.AND;
        }
        if (ifTrue.stream().allMatch(end -> value(end).isUntouched() || isConstant(end, 1))) {
            return AccessOp.OR;
        }
        boolean turns = ifTrue.stream().allMatch(end -> isConstant(end, 0))
                && ifFalse.stream().allMatch(end -> isConstant(end, 1));
        return turns ? AccessOp.XOR : null;
    }

    private static boolean saysTrue(SymbolicPaths.End end) {
        return end.choices().get(0).saysTrue();
    }

    private static boolean isConstant(SymbolicPaths.End end, int value) {
        return value(end).isSame(SymbolicValue.other(1, value));
    }

    /** A null value is replaced by the operand, as if the operator were applied to its neutral element. */
    private @Nullable AccessOp started() {
        List<SymbolicPaths.End> starts =
                ends.stream().filter(end -> end.choices().get(0).saysNull()).toList();
        List<SymbolicPaths.End> others =
                ends.stream().filter(end -> !end.choices().get(0).saysNull()).toList();
        for (SymbolicPaths.End start : starts) {
            for (SymbolicPaths.End other : others) {
                SymbolicValue by = value(other).by;
                if (value(start).isOf || by == null || !by.isSame(value(start))) {
                    return null;
                }
            }
        }
        return starts.isEmpty() ? null : combined(others);
    }

    /** Whether the result depends on the two values only, and symmetrically. */
    boolean isOf(SymbolicValue second) {
        return every(end -> {
            SymbolicValue by = value(end).by;
            boolean isOperand = by != null && by.isSame(second);
            boolean isChosen = end.choices().size() == 1
                    && end.choices().get(0).other().isSame(second)
                    && (value(end).isUntouched() || value(end).isSame(second));
            return end.choices().isEmpty() ? isOperand : isChosen;
        });
    }
}

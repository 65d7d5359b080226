package dev.anyorder.agent.transform;

import static java.util.function.Predicate.not;

import dev.anyorder.core.analysis.Op;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Which family of commuting updates code belongs to, by what it makes of what it finds on all of its ways. */
final class Families {
    private final List<Paths.End> ends;

    Families(List<Paths.End> ends) {
        this.ends = ends;
    }

    /**
     * The family, null if there is none.
     *
     * @param type the descriptor of what is updated
     */
    @Nullable
    Op of(String type) {
        if (ends.isEmpty()) {
            return null;
        }
        boolean isChosen = false;
        for (Paths.End end : ends) {
            isChosen |= !end.choices().isEmpty();
        }
        if (!isChosen) {
            return combined(ends);
        }
        if (every(end -> end.choices().stream().allMatch(Choice::isTruth)) && isBoolean(type)) {
            return logical();
        }
        if (isStarted()) {
            return started();
        }
        return isNumber(type) ? extreme() : null;
    }

    /** Whether it is only asked whether there is a value at all. */
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

    private boolean every(Predicate<Paths.End> holds) {
        return ends.stream().allMatch(holds);
    }

    private static Term value(Paths.End end) {
        return end.value();
    }

    /** The same operator on all ways; on some nothing may be done. */
    private static @Nullable Op combined(List<Paths.End> ends) {
        Op found = null;
        for (Paths.End end : ends) {
            Op op = end.value().op;
            if (!end.value().isRead || op != null && found != null && op != found) {
                return null;
            }
            found = op == null ? found : op;
        }
        return found;
    }

    /** Larger or smaller values are replaced, others stay. */
    private @Nullable Op extreme() {
        Op found = null;
        for (Paths.End end : ends) {
            if (value(end).isUntouched()) {
                continue;
            }
            Choice choice = end.choices().size() == 1 ? end.choices().get(0) : null;
            Op op = choice != null && value(end).isSame(choice.other()) ? choice.extreme() : null;
            if (op == null || found != null && op != found) {
                return null;
            }
            found = op;
        }
        return found;
    }

    /** What comes of true and of false. */
    private @Nullable Op logical() {
        if (!every(end -> !end.choices().isEmpty() && (value(end).isUntouched() || !value(end).isOf))) {
            return null;
        }
        List<Paths.End> ifTrue = ends.stream().filter(Families::saysTrue).toList();
        List<Paths.End> ifFalse = ends.stream().filter(not(Families::saysTrue)).toList();
        if (ifFalse.stream().allMatch(end -> value(end).isUntouched() || isConstant(end, 0))) {
            return Op.AND;
        }
        if (ifTrue.stream().allMatch(end -> value(end).isUntouched() || isConstant(end, 1))) {
            return Op.OR;
        }
        boolean turns = ifTrue.stream().allMatch(end -> isConstant(end, 0))
                && ifFalse.stream().allMatch(end -> isConstant(end, 1));
        return turns ? Op.XOR : null;
    }

    private static boolean saysTrue(Paths.End end) {
        return end.choices().get(0).saysTrue();
    }

    private static boolean isConstant(Paths.End end, int value) {
        return value(end).isSame(Term.other(1, value));
    }

    /** If there is nothing yet, the operand itself is put there, as if the operator had been applied to its zero. */
    private @Nullable Op started() {
        List<Paths.End> starts =
                ends.stream().filter(end -> end.choices().get(0).saysNull()).toList();
        List<Paths.End> others =
                ends.stream().filter(end -> !end.choices().get(0).saysNull()).toList();
        for (Paths.End start : starts) {
            for (Paths.End other : others) {
                Term by = value(other).by;
                if (value(start).isOf || by == null || !by.isSame(value(start))) {
                    return null;
                }
            }
        }
        return starts.isEmpty() ? null : combined(others);
    }

    /** Whether nothing but another value takes part, and it does not matter which of the two was there first. */
    boolean isOf(Term second) {
        return every(end -> {
            Term by = value(end).by;
            boolean isOperand = by != null && by.isSame(second);
            boolean isChosen = end.choices().size() == 1
                    && end.choices().get(0).other().isSame(second)
                    && (value(end).isUntouched() || value(end).isSame(second));
            return end.choices().isEmpty() ? isOperand : isChosen;
        });
    }
}

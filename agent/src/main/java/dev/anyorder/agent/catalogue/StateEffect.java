package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The effect of an access on its operand's state: {@code as add}. {@code as arg2} is that of the
 * {@linkplain EffectAction#COMBINES function}; {@code as second of arg2} with the state as its second parameter.
 *
 * @param op {@link AccessOp#UPDATE} if a function decides
 * @param argument the function's number, or 0
 */
public record StateEffect(AccessOp op, int argument, boolean isSecond) {
    StateEffect(AccessOp op, int argument) {
        this(op, argument, false);
    }

    /** As in a model file: {@code float-add}. */
    static String text(AccessOp op) {
        return op.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The operation; {@code used} says whether the program uses the result. */
    public AccessOp of(boolean used, StateCombiner combiner) {
        AccessOp made = combines(combiner);
        AccessOp unseen = argument == 0 ? op : made == null ? AccessOp.UPDATE : made;
        return used && unseen.writes() ? AccessOp.UPDATE : unseen;
    }

    /** Null if unknown, or if there is no function. */
    public @Nullable AccessOp combines(StateCombiner combiner) {
        return argument == 0 ? null : isSecond ? combiner.second() : combiner.first();
    }

    @Override
    public String toString() {
        return argument == 0 ? text(op) : (isSecond ? "second of " : "") + OperandBase.ARGUMENT.text() + argument;
    }
}

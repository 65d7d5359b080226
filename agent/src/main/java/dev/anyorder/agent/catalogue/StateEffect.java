package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What an access does to the state of its operand, as a row says it: {@code as add}, or {@code as arg2} for whatever the
 * function in that argument {@linkplain EffectAction#COMBINES does}, {@code as second of arg2} if its second parameter is the state.
 *
 * @param op what it does; {@link AccessOp#UPDATE} if a function decides
 * @param argument the number of the argument that holds the function; 0 if the row itself says it
 * @param isSecond whether the function is given the state as its second parameter
 */
public record StateEffect(AccessOp op, int argument, boolean isSecond) {
    StateEffect(AccessOp op, int argument) {
        this(op, argument, false);
    }

    /** The word for an operation in a catalogue file: {@code float-add}. */
    static String text(AccessOp op) {
        return op.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * What a call does.
     *
     * @param used whether anybody looks at the result of the call
     * @param combiner what the function in the argument does
     */
    public AccessOp of(boolean used, StateCombiner combiner) {
        AccessOp made = combines(combiner);
        AccessOp unseen = argument == 0 ? op : made == null ? AccessOp.UPDATE : made;
        return used && unseen.writes() ? AccessOp.UPDATE : unseen;
    }

    /** What the function does to the state; null if that is not known, or no function is asked for. */
    public @Nullable AccessOp combines(StateCombiner combiner) {
        return argument == 0 ? null : isSecond ? combiner.second() : combiner.first();
    }

    @Override
    public String toString() {
        return argument == 0 ? text(op) : (isSecond ? "second of " : "") + OperandBase.ARGUMENT.text() + argument;
    }
}

package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.Op;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What an access does to the state of its operand, as a row says it: {@code as add}, or {@code as arg2} for whatever the
 * function in that argument {@linkplain Verb#COMBINES does}.
 *
 * @param op what it does; {@link Op#UPDATE} if a function decides
 * @param argument the number of the argument that holds the function; 0 if the row itself says it
 */
public record Effect(Op op, int argument) {
    /** The word for an operation in a catalogue file: {@code float-add}. */
    static String text(Op op) {
        return op.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * What a call does.
     *
     * @param used whether anybody looks at the result of the call
     * @param combiner what the function in the argument does; null if that is not known
     */
    public Op of(boolean used, @Nullable Op combiner) {
        Op unseen = argument == 0 ? op : combiner == null ? Op.UPDATE : combiner;
        return used && unseen.writes() ? Op.UPDATE : unseen;
    }

    @Override
    public String toString() {
        return argument == 0 ? text(op) : Base.ARGUMENT.text() + argument;
    }
}

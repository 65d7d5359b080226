package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;

/**
 * What a function makes of a state that it is given.
 *
 * @param first of a state that is its only parameter, or of two values of which it does not matter which is the state;
 *     null if that is not known
 * @param second of a state that is its second parameter, and may be null; null if that is not known
 */
public record StateCombiner(
        @Nullable AccessOp first, @Nullable AccessOp second) {
    /** Of a function of which nothing is known. */
    public static final StateCombiner UNKNOWN = new StateCombiner(null, null);

    /** A function of two values, whichever is the state. */
    public static StateCombiner of(@Nullable AccessOp op) {
        return op == null ? UNKNOWN : new StateCombiner(op, op);
    }
}

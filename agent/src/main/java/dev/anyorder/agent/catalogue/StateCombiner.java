package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a function on a state among its parameters; null if unknown.
 *
 * @param first if the state is the only parameter, or either of two
 * @param second if the state is the second parameter, or null
 */
public record StateCombiner(
        @Nullable AccessOp first, @Nullable AccessOp second) {
    public static final StateCombiner UNKNOWN = new StateCombiner(null, null);

    /** Either value may be the state. */
    public static StateCombiner of(@Nullable AccessOp op) {
        return op == null ? UNKNOWN : new StateCombiner(op, op);
    }
}

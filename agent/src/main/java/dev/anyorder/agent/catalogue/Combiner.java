package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.Op;
import org.jspecify.annotations.Nullable;

/**
 * What a function makes of a state that it is given.
 *
 * @param first of a state that is its only parameter, or of two values of which it does not matter which is the state;
 *     null if that is not known
 * @param second of a state that is its second parameter, and may be null; null if that is not known
 */
public record Combiner(@Nullable Op first, @Nullable Op second) {
    /** Of a function of which nothing is known. */
    public static final Combiner UNKNOWN = new Combiner(null, null);

    /** A function of two values, whichever is the state. */
    public static Combiner of(@Nullable Op op) {
        return op == null ? UNKNOWN : new Combiner(op, op);
    }
}

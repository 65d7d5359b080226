package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a call on components of its receiver: the rules that begin with {@code collection}.
 *
 * @param op reads, writes or updates
 * @param touched all components that it accesses
 * @param checks those at which it may be the check of a check-then-act
 * @param acts those at which it may be the act
 * @param value what it does to the value of its key; null if the rule does not say
 */
public record CollectionEffect(
        ClassSection section,
        MethodPattern pattern,
        ModelLine place,
        AccessOp op,
        When when,
        Set<Component> touched,
        Set<Component> checks,
        Set<Component> acts,
        @Nullable ValueEffect value)
        implements MethodRule {
    /** When a call has its effect. */
    public enum When {
        ALWAYS,
        IF_RESULT,
        IF_NOT_RESULT,
        /** Always; but a call whose result is used depends on no earlier check, since the result says what it found. */
        IF_UNUSED
    }

    /** Whether the receiver is a map. */
    public boolean isOfMap() {
        return section.className().equals("java/util/Map");
    }

    /** Whether the receiver is an atomic variable, or an array of them. */
    public boolean isOfVariable() {
        return section.className().startsWith("java/util/concurrent/atomic/");
    }

    /** Whether it has an effect only if the result says so. */
    public boolean looksAtResult() {
        return when == When.IF_RESULT || when == When.IF_NOT_RESULT;
    }

    /** Whether it has had its effect, as the result says. */
    public boolean isDone(boolean result) {
        return !looksAtResult() || result == (when == When.IF_RESULT);
    }
}

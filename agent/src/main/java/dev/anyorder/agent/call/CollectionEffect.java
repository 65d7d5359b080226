package dev.anyorder.agent.call;

import dev.anyorder.core.analysis.AccessOp;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a call does to parts of the state of its receiver, for accesses that depend on others.
 *
 * @param type the type that says so
 * @param when on what it depends whether it does anything
 * @param touched the parts
 * @param begins those of them at which it may be the first of two accesses
 * @param completes those of them at which it may be the second
 * @param valueEffect what it does to the value of its key, for those to whom the order of calls matters; null if they do not ask
 */
public record CollectionEffect(
        Class<?> type,
        AccessOp op,
        When when,
        Set<StateComponent> touched,
        Set<StateComponent> begins,
        Set<StateComponent> completes,
        @Nullable ValueEffect valueEffect) {
    /** When a call does what it may do. */
    public enum When {
        ALWAYS,
        IF_RESULT,
        IF_NOT_RESULT,
        /** Always; but it depends on nothing if somebody looks at its result, since that tells what it has found. */
        IF_DROPPED
    }

    /** Whether objects of the class are single variables, or arrays of them, for which calls are made instead of accesses. */
    static boolean isVariable(Class<?> type) {
        return type.getName().startsWith("java.util.concurrent.atomic");
    }

    /** Whether it does anything only if the result says so. */
    boolean looksAtResult() {
        return when == When.IF_RESULT || when == When.IF_NOT_RESULT;
    }

    /** Whether it has done something, as the result says. */
    boolean isDone(boolean result) {
        return !looksAtResult() || result == (when == When.IF_RESULT);
    }

    /** Whether a call that does the other may depend on what one that does this has found. */
    public boolean isFollowedBy(CollectionEffect other) {
        boolean isSameSort = type.isAssignableFrom(other.type) || other.type.isAssignableFrom(type);
        return isSameSort && begins.stream().anyMatch(other.completes::contains);
    }
}

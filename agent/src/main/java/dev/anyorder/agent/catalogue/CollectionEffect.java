package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a call on components of its receiver.
 *
 * @param checks where it may be the check of a check-then-act
 * @param acts where it may be the act
 * @param value the effect on its key's value, or null
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
    public enum When {
        ALWAYS,
        IF_RESULT,
        IF_NOT_RESULT,
        /** Always; but a used result says what the call found, so it depends on no earlier check. */
        IF_UNUSED
    }

    public boolean isOfMap() {
        return section.className().equals("java/util/Map");
    }

    public boolean isOfVariable() {
        return section.className().startsWith("java/util/concurrent/atomic/");
    }

    public boolean looksAtResult() {
        return when == When.IF_RESULT || when == When.IF_NOT_RESULT;
    }

    public boolean isDone(boolean result) {
        return !looksAtResult() || result == (when == When.IF_RESULT);
    }
}

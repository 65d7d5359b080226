package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.CollectionEffect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction that may be one of two accesses of which the second depends on the first.
 *
 * @param field the field, as its owner, name and type; null for a call
 * @param effect what the call does; null for a field
 * @param types the class whose rule says so, and its supertypes; empty for a field
 * @param isWrite whether it changes something
 * @param arguments how many values on top of the stack it makes use of, without its owner or receiver
 */
record AccessInstruction(
        @Nullable String field, @Nullable CollectionEffect effect, List<String> types, boolean isWrite, int arguments) {
    /** Whether it may be the first of two. */
    boolean isFirst() {
        return effect == null ? !isWrite : !isWrite && !effect.checks().isEmpty();
    }

    /** Whether it may be the second of two. */
    boolean isSecond() {
        return effect == null ? isWrite : !effect.acts().isEmpty();
    }

    /** Whether both may be to the same location. */
    boolean isFollowedBy(AccessInstruction other) {
        if (effect == null || other.effect == null) {
            return field != null && field.equals(other.field);
        }
        boolean isRelated = types.contains(other.types.get(0)) || other.types.contains(types.get(0));
        return isRelated && effect.checks().stream().anyMatch(other.effect.acts()::contains);
    }
}

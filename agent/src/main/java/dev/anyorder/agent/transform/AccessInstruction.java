package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.CollectionEffect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of two accesses, the second dependent on the first.
 *
 * @param field owner and name; null for a call
 * @param effect null for a field
 * @param types the class of the effect, and its supertypes; empty for a field
 * @param arguments the number of operands, without owner or receiver
 */
record AccessInstruction(
        @Nullable String field, @Nullable CollectionEffect effect, List<String> types, boolean isWrite, int arguments) {
    boolean isFirst() {
        return effect == null ? !isWrite : !isWrite && !effect.checks().isEmpty();
    }

    boolean isSecond() {
        return effect == null ? isWrite : !effect.acts().isEmpty();
    }

    /** Whether both may access the same location. */
    boolean isFollowedBy(AccessInstruction other) {
        if (effect == null || other.effect == null) {
            return field != null && field.equals(other.field);
        }
        boolean isRelated = types.contains(other.types.get(0)) || other.types.contains(types.get(0));
        return isRelated && effect.checks().stream().anyMatch(other.effect.acts()::contains);
    }
}

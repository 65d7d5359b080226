package dev.anyorder.agent.transform;

import dev.anyorder.agent.call.CollectionEffect;
import org.jspecify.annotations.Nullable;

/**
 * An instruction that may be one of two accesses of which the second depends on the first.
 *
 * @param field the field, as its owner, name and type; null for a call
 * @param dealing what the call does; null for a field
 * @param isWrite whether it changes something
 * @param arguments how many values on top of the stack it makes use of, without its owner or receiver
 */
record AccessInstruction(@Nullable String field, @Nullable CollectionEffect dealing, boolean isWrite, int arguments) {
    /** Whether it may be the first of two. */
    boolean isFirst() {
        return dealing == null ? !isWrite : !isWrite && !dealing.begins().isEmpty();
    }

    /** Whether it may be the second of two. */
    boolean isSecond() {
        return dealing == null ? isWrite : !dealing.completes().isEmpty();
    }

    /** Whether both may be to the same location. */
    boolean isFollowedBy(AccessInstruction other) {
        return dealing == null
                ? field != null && field.equals(other.field)
                : other.dealing != null && dealing.isFollowedBy(other.dealing);
    }
}

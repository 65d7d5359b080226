package dev.anyorder.agent.transform;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.site.AccessTarget;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * A field that is watched: what it is, and the name of the shadow injected next to it.
 *
 * @param group what it is part of that is to be atomic: a group, or just the field; null if nobody said so
 */
record FieldRef(
        AccessTarget target,
        boolean isStatic,
        boolean isVolatile,
        String shadow,
        @Nullable AccessTarget group) {

    /** The field of a watched class, or null when it needs no watching: a constant, or one that cannot be told apart. */
    static @Nullable FieldRef of(ClassInfo declaring, String name) {
        Integer access = declaring.fields().get(name);
        if (access == null || access == ClassInfo.AMBIGUOUS || !watches(access)) {
            return null;
        }
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        AccessTarget.Kind kind = isStatic ? AccessTarget.Kind.STATIC : AccessTarget.Kind.FIELD;
        AccessTarget target = new AccessTarget(kind, declaring.name().replace('/', '.'), name);
        boolean isVolatile = (access & Opcodes.ACC_VOLATILE) != 0;
        FieldRef field = new FieldRef(target, isStatic, isVolatile, FieldShadows.PREFIX + name, null);
        return field.in(declaring.groups().get(name));
    }

    /** The same field as a part of a group of that name; of one of its own if the name is empty. */
    FieldRef in(@Nullable String name) {
        if (name == null) {
            return this;
        }
        AccessTarget whole = name.isEmpty() ? target : new AccessTarget(AccessTarget.Kind.GROUP, target.owner(), name);
        return new FieldRef(target, isStatic, isVolatile, shadow, whole);
    }

    /** Whether fields with these flags are watched at all. */
    static boolean watches(int access) {
        return (access & Opcodes.ACC_FINAL) == 0;
    }
}

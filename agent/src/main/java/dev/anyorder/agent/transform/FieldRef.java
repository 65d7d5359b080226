package dev.anyorder.agent.transform;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.site.Target;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * A field that is watched: what it is, and the name of the shadow injected next to it.
 *
 * @param group what it is part of that is to be atomic: a group, or just the field; null if nobody said so
 */
record FieldRef(
        Target target,
        boolean isStatic,
        boolean isVolatile,
        String shadow,
        @Nullable Target group) {

    /** The field of a watched class, or null when it needs no watching: a constant, or one that cannot be told apart. */
    static @Nullable FieldRef of(ClassInfo declaring, String name) {
        Integer access = declaring.fields().get(name);
        if (access == null || access == ClassInfo.AMBIGUOUS || !watches(access)) {
            return null;
        }
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        Target.Kind kind = isStatic ? Target.Kind.STATIC : Target.Kind.FIELD;
        Target target = new Target(kind, declaring.name().replace('/', '.'), name);
        boolean isVolatile = (access & Opcodes.ACC_VOLATILE) != 0;
        FieldRef field = new FieldRef(target, isStatic, isVolatile, FieldShadows.PREFIX + name, null);
        return field.in(declaring.groups().get(name));
    }

    /** The same field as a part of a group of that name; of one of its own if the name is empty. */
    FieldRef in(@Nullable String name) {
        if (name == null) {
            return this;
        }
        Target whole = name.isEmpty() ? target : new Target(Target.Kind.GROUP, target.owner(), name);
        return new FieldRef(target, isStatic, isVolatile, shadow, whole);
    }

    /** Whether fields with these flags are watched at all. */
    static boolean watches(int access) {
        return (access & Opcodes.ACC_FINAL) == 0;
    }
}

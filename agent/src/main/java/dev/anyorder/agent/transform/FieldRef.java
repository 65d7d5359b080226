package dev.anyorder.agent.transform;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.site.AccessTarget;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * An instrumented field.
 *
 * @param shadow the name of its shadow field
 * @param group its atomic group, or itself if declared atomic alone; otherwise null
 */
record FieldRef(
        AccessTarget target,
        boolean isStatic,
        boolean isVolatile,
        String shadow,
        @Nullable AccessTarget group) {

    /** Null if final or ambiguous. */
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

    /** The same field in an atomic group, of its own if the name is empty. */
    FieldRef in(@Nullable String name) {
        if (name == null) {
            return this;
        }
        AccessTarget whole = name.isEmpty() ? target : new AccessTarget(AccessTarget.Kind.GROUP, target.owner(), name);
        return new FieldRef(target, isStatic, isVolatile, shadow, whole);
    }

    static boolean watches(int access) {
        return (access & Opcodes.ACC_FINAL) == 0;
    }
}

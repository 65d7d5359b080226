package dev.anyorder.agent.transform;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.site.Target;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** A field that is watched: what it is, and the name of the shadow injected next to it. */
record FieldRef(Target target, boolean isStatic, boolean isVolatile, String shadow) {

    /** The field of a watched class, or null when it needs no watching: a constant, or one that cannot be told apart. */
    static @Nullable FieldRef of(ClassInfo declaring, String name) {
        Integer access = declaring.fields().get(name);
        if (access == null || access == ClassInfo.AMBIGUOUS || !watches(access)) {
            return null;
        }
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        Target.Kind kind = isStatic ? Target.Kind.STATIC : Target.Kind.FIELD;
        return new FieldRef(
                new Target(kind, declaring.name().replace('/', '.'), name),
                isStatic,
                (access & Opcodes.ACC_VOLATILE) != 0,
                FieldShadows.PREFIX + name);
    }

    /** Whether fields with these flags are watched at all. */
    static boolean watches(int access) {
        return (access & Opcodes.ACC_FINAL) == 0;
    }
}

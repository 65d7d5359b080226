package dev.anyorder.agent.transform;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Adds to a class the fields that hold the shadows of its own. They are as visible as the user's, so that code which may
 * touch the one may touch the other; synthetic and transient, so that reflection and serialisation can tell.
 */
class FieldInjector extends ClassVisitor {
    private static final int VISIBILITY = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE;

    private final RewrittenClass scope;

    FieldInjector(RewrittenClass scope, ClassVisitor next) {
        super(Opcodes.ASM9, next);
        this.scope = scope;
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        FieldVisitor visitor = super.visitField(access, name, descriptor, signature, value);
        FieldRef field = FieldRef.of(scope.info, name);
        // What a static volatile needs is kept with its class.
        if (field != null && !(field.isStatic() && field.isVolatile())) {
            int flags = access & (VISIBILITY | Opcodes.ACC_STATIC) | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT;
            String type = field.isVolatile() ? "Ljava/lang/Object;" : "L" + InsnSequence.SHADOW + ";";
            super.visitField(flags, field.shadow(), type, null, null).visitEnd();
        }
        return visitor;
    }
}

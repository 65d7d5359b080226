package dev.anyorder.agent.transform;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Adds shadow fields with the visibility of the user's fields, so that access checks agree. Synthetic and transient:
 * reflection and serialisation can skip them.
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
        // Static volatiles keep their state with the class.
        if (field != null && !(field.isStatic() && field.isVolatile())) {
            int flags = access & (VISIBILITY | Opcodes.ACC_STATIC) | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT;
            String type = field.isVolatile() ? "Ljava/lang/Object;" : "L" + InsnSequence.SHADOW + ";";
            super.visitField(flags, field.shadow(), type, null, null).visitEnd();
        }
        return visitor;
    }
}

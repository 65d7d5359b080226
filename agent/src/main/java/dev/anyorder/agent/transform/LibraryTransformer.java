package dev.anyorder.agent.transform;

import dev.anyorder.agent.task.TaskEvent;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Inserts the hook into the methods with which the task library reports {@linkplain TaskEvent events}; the rest orders
 * nothing.
 */
public final class LibraryTransformer implements ClassFileTransformer {
    private static final String HOOK = "(Ljava/lang/Object;Ljava/lang/Object;II)V";

    private final SkippedClasses skipped;

    public LibraryTransformer(SkippedClasses skipped) {
        this.skipped = skipped;
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable Module module,
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] bytes) {
        if (loader == null || !TaskEvent.TELLER.equals(name)) {
            return null;
        }
        try {
            return rewrite(bytes);
        } catch (Throwable failure) {
            skipped.add(TaskEvent.TELLER, failure.toString());
            return null;
        }
    }

    static byte[] rewrite(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new Rewriter(writer), 0);
        return writer.toByteArray();
    }

    private static final class Rewriter extends ClassVisitor {
        Rewriter(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            TaskEvent event = TaskEvent.of(TaskEvent.Teller.LIBRARY, name);
            return event == null ? next : new Teller(next, descriptor, event);
        }
    }

    /** Passes up to two objects, then a number, in parameter order. */
    private static final class Teller extends MethodVisitor {
        private final Type[] parameters;
        private final TaskEvent moment;

        Teller(MethodVisitor next, String descriptor, TaskEvent event) {
            super(Opcodes.ASM9, next);
            this.parameters = Type.getArgumentTypes(descriptor);
            this.moment = event;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            int objects = 0;
            while (objects < parameters.length && parameters[objects].getSort() >= Type.ARRAY) {
                super.visitVarInsn(Opcodes.ALOAD, objects++);
            }
            for (int i = objects; i < 2; i++) {
                super.visitInsn(Opcodes.ACONST_NULL);
            }
            if (objects < parameters.length) {
                super.visitVarInsn(Opcodes.ILOAD, objects);
            } else {
                super.visitInsn(Opcodes.ICONST_0);
            }
            super.visitIntInsn(Opcodes.BIPUSH, moment.ordinal());
            super.visitMethodInsn(Opcodes.INVOKESTATIC, InsnSequence.HOOKS, "moment", HOOK, false);
        }
    }
}

package dev.anyorder.agent.transform;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;

/** Keeps the default serial version of a class what it was before fields were injected, by writing it down. */
final class Serial extends SerialVersionUIDAdder {
    private Serial(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** Stands before a rewriting of the class, if the class can be serialised. */
    static ClassVisitor keep(ClassScope scope, ClassVisitor rewriting) {
        ClassInfo info = scope.info;
        boolean isPlain = (info.access() & (Opcodes.ACC_INTERFACE | Opcodes.ACC_ENUM)) == 0
                && !"java/lang/Record".equals(info.superName());
        boolean matters = isPlain && !info.fields().containsKey("serialVersionUID");
        if (!matters
                || !scope.tools()
                        .hierarchy()
                        .supertypes(scope.loader, info.name())
                        .contains("java/io/Serializable")) {
            return rewriting;
        }
        return new Serial(rewriting);
    }

    @Override
    protected void addSVUID(long version) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        super.visitField(access, "serialVersionUID", "J", null, version).visitEnd();
    }
}

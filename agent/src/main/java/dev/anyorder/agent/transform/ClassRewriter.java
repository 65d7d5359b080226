package dev.anyorder.agent.transform;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Injects the shadow fields of a class and rewrites its methods. */
final class ClassRewriter extends FieldInjector {
    private final RewrittenClass scope;
    private final Set<String> leftAlone;
    private final MethodReferenceBridges methodReferenceBridges;
    private final @Nullable AccessInstructions instructions;

    /**
     * @param leftAlone name and descriptor of methods that would become too large
     */
    ClassRewriter(RewrittenClass scope, ClassVisitor next, Set<String> leftAlone) {
        super(scope, next);
        this.scope = scope;
        this.leftAlone = leftAlone;
        this.methodReferenceBridges = new MethodReferenceBridges(scope);
        this.instructions = scope.config().components() ? new AccessInstructions(scope) : null;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
        if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0 || leftAlone.contains(name + descriptor)) {
            return next;
        }
        return new MethodRewriter(
                scope, access, name, descriptor, signature, exceptions, next, methodReferenceBridges, instructions);
    }

    @Override
    public void visitEnd() {
        for (MethodNode bridge : methodReferenceBridges.made()) {
            MethodVisitor next = super.visitMethod(bridge.access, bridge.name, bridge.desc, null, null);
            bridge.accept(new MethodRewriter(
                    scope,
                    bridge.access,
                    bridge.name,
                    bridge.desc,
                    null,
                    null,
                    next,
                    methodReferenceBridges,
                    instructions));
        }
        super.visitEnd();
    }
}

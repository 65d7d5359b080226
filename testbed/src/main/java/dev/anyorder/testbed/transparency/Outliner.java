package dev.anyorder.testbed.transparency;

import dev.anyorder.testbed.transparency.ShadowReferences.Outline;
import dev.anyorder.testbed.transparency.ShadowReferences.Reference;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads from a class the injected fields that it has and that its code names. */
final class Outliner extends ClassVisitor {
    private final String prefix;
    private final Map<String, Integer> shadows = new HashMap<>();
    private final Set<Reference> references = new HashSet<>();
    private String name = "";
    private String nest = "";
    private @Nullable String superName;
    private List<String> interfaces = List.of();

    Outliner(String prefix) {
        super(Opcodes.ASM9);
        this.prefix = prefix;
    }

    Outline outline() {
        return new Outline(name, superName, interfaces, nest, Map.copyOf(shadows), Set.copyOf(references));
    }

    @Override
    public void visit(
            int version,
            int access,
            String ownName,
            @Nullable String signature,
            @Nullable String ownSuperName,
            String[] ownInterfaces) {
        name = ownName;
        nest = ownName;
        superName = ownSuperName;
        interfaces = List.of(ownInterfaces);
    }

    @Override
    public void visitNestHost(String host) {
        nest = host;
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        if (field.startsWith(prefix)) {
            shadows.put(field + " " + descriptor, access);
        }
        return null;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitFieldInsn(int opcode, String owner, String field, String type) {
                if (field.startsWith(prefix)) {
                    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
                    references.add(new Reference(owner, field + " " + type, isStatic));
                }
            }
        };
    }
}

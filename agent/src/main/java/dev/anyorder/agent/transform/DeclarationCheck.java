package dev.anyorder.agent.transform;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Whether what one class declares to be atomic can be. */
final class DeclarationCheck extends ClassVisitor {
    private final String name;
    private final Map<String, String> groups = new TreeMap<>();
    private @Nullable String mistake;

    DeclarationCheck(String internalName) {
        super(Opcodes.ASM9);
        this.name = internalName.replace('/', '.');
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        return new Declared(field, groups);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String method, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        boolean isNative = (access & Opcodes.ACC_NATIVE) != 0;
        if (!isNative && (access & Opcodes.ACC_ABSTRACT) == 0) {
            return null;
        }
        String where = "@Atomic stands on the " + (isNative ? "native" : "abstract") + " method " + name + "." + method;
        String why = isNative
                ? ", whose body cannot be watched; put it on the methods that call it."
                : ", which has no body; put it on the methods that implement it.";
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                mistake = annotation.equals(Declared.ATOMIC) ? where + why : mistake;
                return null;
            }
        };
    }

    /** What is wrong, in a sentence; null if nothing is. To be called when all was visited. */
    @Nullable
    String mistake() {
        for (Map.Entry<String, String> each : groups.entrySet()) {
            String group = each.getValue();
            if (mistake == null && !group.isEmpty() && Collections.frequency(groups.values(), group) == 1) {
                mistake = "The group \"" + group + "\" of " + name + " has one field only, " + each.getKey()
                        + "; give the others the same name, or use @Atomic.";
            }
        }
        return mistake;
    }
}

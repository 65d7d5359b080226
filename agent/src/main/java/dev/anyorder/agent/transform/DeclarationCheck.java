package dev.anyorder.agent.transform;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Checks the atomic and deterministic declarations of a class. */
final class DeclarationCheck extends ClassVisitor {
    private final String name;
    private final Set<String> asked;
    private final Set<String> found;
    private final Map<String, String> groups = new TreeMap<>();
    private @Nullable String mistake;

    /**
     * @param asked the annotations that an analysis needs
     * @param found receives the annotations present
     */
    DeclarationCheck(String internalName, Set<String> asked, Set<String> found) {
        super(Opcodes.ASM9);
        this.name = internalName.replace('/', '.');
        this.asked = asked;
        this.found = found;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
        checkKnown(annotation, name);
        return null;
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        return new FieldAnnotationReader(field, groups) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                checkKnown(annotation, name + "." + field);
                return super.visitAnnotation(annotation, visible);
            }
        };
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String method, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                checkKnown(annotation, name + "." + method);
                if (asked.contains(annotation)) {
                    checkBody(annotation, access, method);
                }
                return null;
            }
        };
    }

    private void checkBody(String annotation, int access, String method) {
        String marked = FieldAnnotationReader.name(annotation) + " on ";
        if ((access & Opcodes.ACC_NATIVE) != 0) {
            mistake = marked + "native method " + name + "." + method + ": it has no bytecode. Annotate its callers.";
        } else if ((access & Opcodes.ACC_ABSTRACT) != 0) {
            mistake = marked + "abstract method " + name + "." + method
                    + ": it has no body. Annotate its implementations.";
        }
    }

    private void checkKnown(String annotation, String place) {
        found.add(annotation);
        if (annotation.startsWith(FieldAnnotationReader.OURS) && !FieldAnnotationReader.ALL.contains(annotation)) {
            mistake = "Unknown annotation " + FieldAnnotationReader.name(annotation) + " on " + place
                    + ". Use the task library of this AnyOrder version.";
        }
    }

    /** A message, or null. Valid after the visit. */
    @Nullable
    String mistake() {
        for (Map.Entry<String, String> each : groups.entrySet()) {
            String group = each.getValue();
            boolean isAlone = !group.isEmpty() && Collections.frequency(groups.values(), group) == 1;
            if (mistake == null && isAlone && asked.contains(FieldAnnotationReader.GROUP)) {
                mistake = "Atomic group '" + group + "' of " + name + " has only one field, " + each.getKey()
                        + ". Add another field, or use @Atomic.";
            }
        }
        return mistake;
    }
}

package dev.anyorder.agent.transform;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Reads annotations of a field by name: the program need not have the annotation classes. */
class FieldAnnotationReader extends FieldVisitor {
    static final String OURS = "Ldev/anyorder/api/";

    static final String COMMUTES = "Ldev/anyorder/api/Commutes;";
    static final String DETERMINISTIC = "Ldev/anyorder/api/Deterministic;";
    static final String ATOMIC = "Ldev/anyorder/api/Atomic;";
    static final String GROUP = "Ldev/anyorder/api/AtomicGroup;";

    static final Set<String> ALL = Set.of(COMMUTES, DETERMINISTIC, ATOMIC, GROUP);

    private final String field;
    private final Map<String, String> groups;

    static String name(String descriptor) {
        return "@" + descriptor.substring(descriptor.lastIndexOf('/') + 1, descriptor.length() - 1);
    }

    /**
     * @param groups receives the group of an atomic field, empty for a group of its own
     */
    FieldAnnotationReader(String field, Map<String, String> groups) {
        super(Opcodes.ASM9);
        this.field = field;
        this.groups = groups;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        if (descriptor.equals(ATOMIC)) {
            groups.putIfAbsent(field, "");
        }
        return !descriptor.equals(GROUP)
                ? null
                : new AnnotationVisitor(Opcodes.ASM9) {
                    @Override
                    public void visit(String name, Object value) {
                        groups.put(field, (String) value);
                    }
                };
    }
}

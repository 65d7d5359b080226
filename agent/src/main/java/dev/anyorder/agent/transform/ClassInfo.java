package dev.anyorder.agent.transform;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The members of a class, from its class file.
 *
 * @param version the major version of the class file
 * @param file the source file, empty if unknown
 * @param superName null for {@code Object}
 * @param fields access flags by field name, or {@link #AMBIGUOUS}
 * @param types descriptors of unambiguous fields
 * @param groups atomic groups by field, empty for a group of its own
 */
record ClassInfo(
        String name,
        int version,
        int access,
        String file,
        @Nullable String superName,
        List<String> interfaces,
        Map<String, Integer> fields,
        Map<String, String> types,
        Map<String, String> groups) {
    static final int AMBIGUOUS = -1;

    static ClassInfo of(ClassReader reader) {
        Members members = new Members();
        reader.accept(members, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
        return new ClassInfo(
                reader.getClassName(),
                reader.readUnsignedShort(6),
                reader.getAccess(),
                members.file,
                reader.getSuperName(),
                List.of(reader.getInterfaces()),
                Map.copyOf(members.fields),
                Map.copyOf(members.types),
                Map.copyOf(members.groups));
    }

    /** Also true if the name is ambiguous. */
    boolean declares(String field, String descriptor) {
        return fields.containsKey(field) && descriptor.equals(types.getOrDefault(field, descriptor));
    }

    String fieldNames() {
        return String.join(", ", new TreeSet<>(fields.keySet()));
    }

    private static final class Members extends ClassVisitor {
        final Map<String, Integer> fields = new HashMap<>();
        final Map<String, String> types = new HashMap<>();
        final Map<String, String> groups = new HashMap<>();
        String file = "";
        private boolean isAtomic;

        Members() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitSource(@Nullable String source, @Nullable String debug) {
            file = source == null ? "" : source;
        }

        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            isAtomic |= descriptor.equals(FieldAnnotationReader.ATOMIC);
            return null;
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            if (fields.put(name, access) == null) {
                types.put(name, descriptor);
            } else {
                fields.put(name, AMBIGUOUS);
                types.remove(name);
            }
            if (isAtomic) {
                groups.put(name, "");
            }
            return new FieldAnnotationReader(name, groups);
        }
    }
}

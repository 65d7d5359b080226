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
 * What the transformer has to know of a class that it does not rewrite just now.
 *
 * @param name the internal name
 * @param version the major version of the class file
 * @param file the name of the source file, empty when the class file does not say
 * @param superName the internal name of the superclass, null for {@code Object}
 * @param fields access flags by field name; a name that stands for several fields has {@link #AMBIGUOUS}
 * @param types descriptors by field name, of the fields that are not ambiguous
 * @param groups what is declared to be atomic: the group of a field, an empty name if it is in none
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
    /** The flags of a name that two fields of different types share. */
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

    /** Whether the class declares a field of that name and type, or may do so. */
    boolean declares(String field, String descriptor) {
        return fields.containsKey(field) && descriptor.equals(types.getOrDefault(field, descriptor));
    }

    /** The names of its fields, for a sentence. */
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

package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class ClassHierarchyTest {
    private final ClassHierarchy hierarchy = new ClassHierarchy();

    @BeforeEach
    void aClassHidesAFieldOfItsSuperclassByOneOfAnotherType() {
        remember("p/Base", "java/lang/Object", "I");
        remember("p/Derived", "p/Base", "J");
        remember("p/Both", "p/Base", "J", "F");
    }

    @Test
    void aFieldIsFoundByNameAndType() {
        assertEquals("p/Derived", declaring("p/Derived", "J"));
        assertEquals("p/Base", declaring("p/Derived", "I"));
        assertNull(declaring("p/Derived", "F"));
    }

    @Test
    void aNameOfSeveralFieldsStandsForAllOfThem() {
        assertEquals("p/Both", declaring("p/Both", "J"));
        assertEquals("p/Both", declaring("p/Both", "F"));
        ClassInfo both = hierarchy.find(null, "p/Both");
        assertNotNull(both);
        assertNull(FieldRef.of(both, "x"));
    }

    private @Nullable String declaring(String owner, String type) {
        ClassInfo info = hierarchy.declaring(null, owner, "x", type);
        return info == null ? null : info.name();
    }

    private void remember(String name, String superName, String... types) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, superName, null);
        for (String type : types) {
            writer.visitField(Opcodes.ACC_PUBLIC, "x", type, null, null).visitEnd();
        }
        hierarchy.remember(null, ClassInfo.of(new ClassReader(writer.toByteArray())));
    }
}

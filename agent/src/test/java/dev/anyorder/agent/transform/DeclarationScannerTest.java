package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.core.options.UsageException;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What is declared to be atomic, or deterministic, and cannot be is told before the program starts, in a sentence. */
class DeclarationScannerTest {
    @TempDir
    Path folder;

    private boolean wantsBlocks = true;
    private boolean wantsScopes;

    @SuppressWarnings("unused")
    static class Point {
        int x;
        int y;
    }

    private static ClassWriter type() {
        ClassWriter writer = new ClassWriter(0);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT;
        writer.visit(Opcodes.V17, access, "com/acme/Account", null, "java/lang/Object", null);
        return writer;
    }

    private static ClassWriter withMethod(int access) {
        return withMethod(access, FieldAnnotationReader.ATOMIC);
    }

    private static ClassWriter withMethod(int access, String annotation) {
        ClassWriter writer = type();
        MethodVisitor method = writer.visitMethod(access, "transfer", "()V", null, null);
        method.visitAnnotation(annotation, true);
        return writer;
    }

    private static ClassWriter withGroup(String... fields) {
        ClassWriter writer = type();
        for (String name : fields) {
            FieldVisitor field = writer.visitField(0, name, "I", null, null);
            field.visitAnnotation(FieldAnnotationReader.GROUP, true).visit("value", "place");
        }
        return writer;
    }

    private DeclarationScanner check(String rows, String classPath) {
        ModelReader reader = new ModelReader(17);
        reader.add("mine", new ByteArrayInputStream(rows.getBytes(StandardCharsets.UTF_8)));
        DeclarationScanner declarations = new DeclarationScanner(
                new InstrumentationFilter(List.of(), List.of("com.other.*")), wantsBlocks, wantsScopes);
        declarations.check(reader.catalogue(), classPath);
        return declarations;
    }

    /** Whether something is declared to be atomic, and whether something is to be deterministic. */
    private List<Boolean> found(String rows) {
        DeclarationScanner declarations = check(rows, folder.toString());
        return List.of(declarations.hasAtomic(), declarations.hasDeterministic());
    }

    @Test
    void what_classes_declare_is_found() throws IOException {
        assertEquals(List.of(false, false), found(""));
        Files.write(
                folder.resolve("Account.class"),
                withMethod(Opcodes.ACC_PUBLIC, FieldAnnotationReader.DETERMINISTIC)
                        .toByteArray());
        assertEquals(List.of(false, true), found(""));
        Files.write(
                folder.resolve("Account.class"), withMethod(Opcodes.ACC_PUBLIC).toByteArray());
        assertEquals(List.of(true, false), found(""));
        Files.write(folder.resolve("Account.class"), withGroup("x", "y").toByteArray());
        assertEquals(List.of(true, false), found(""));
        ClassWriter type = type();
        type.visitAnnotation(FieldAnnotationReader.ATOMIC, true);
        Files.write(folder.resolve("Account.class"), type.toByteArray());
        assertEquals(List.of(true, false), found(""));
        Files.write(
                folder.resolve("Account.class"),
                withMethod(Opcodes.ACC_PUBLIC, FieldAnnotationReader.COMMUTES).toByteArray());
        assertEquals(List.of(false, false), found(""));
    }

    @Test
    void an_annotation_is_found_wherever_its_name_stands_in_the_file() throws IOException {
        for (int length = 0; length < 40; length++) {
            ClassWriter type = type();
            type.newUTF8("dev/anyorder/api".repeat(4).substring(0, length));
            MethodVisitor method = type.visitMethod(Opcodes.ACC_PUBLIC, "transfer", "()V", null, null);
            method.visitAnnotation(FieldAnnotationReader.DETERMINISTIC, true);
            Files.write(folder.resolve("Account.class"), type.toByteArray());
            assertEquals(List.of(false, true), found(""), "after " + length);
        }
    }

    @Test
    void a_block_of_code_that_is_to_be_atomic_is_found() throws IOException {
        ClassWriter other = type();
        other.newMethod("dev/anyorder/api/Tasks", "finish", "(Ldev/anyorder/api/TaskBody;)V", false);
        Files.write(folder.resolve("Account.class"), other.toByteArray());
        assertEquals(List.of(false, false), found(""));
        ClassWriter type = type();
        type.newConst(1L);
        type.newMethod(
                "dev/anyorder/api/Tasks", "atomic", "(Ljava/util/concurrent/Callable;)Ljava/lang/Object;", false);
        Files.write(folder.resolve("Account.class"), type.toByteArray());
        assertEquals(List.of(true, false), found(""));
    }

    @Test
    void what_rows_declare_is_found() {
        assertEquals(List.of(true, false), found("class com.acme.Elsewhere\n  body transfer(..) atomic\n"));
        assertEquals(List.of(true, false), found("class com.acme.Elsewhere\n  field x atomic\n"));
        assertEquals(List.of(false, true), found("class com.acme.Elsewhere\n  body open(..) deterministic\n"));
        assertEquals(List.of(false, false), found("class com.acme.Elsewhere\n  body open(..) commutes\n"));
    }

    @Test
    void what_is_not_watched_declares_nothing() throws IOException {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "com/other/Account", null, "java/lang/Object", null);
        writer.visitAnnotation(FieldAnnotationReader.ATOMIC, true);
        Files.write(folder.resolve("Account.class"), writer.toByteArray());
        assertEquals(List.of(false, false), found(""));
    }

    private String complaint(ClassWriter type) throws IOException {
        Files.write(Files.createDirectories(folder.resolve("com")).resolve("Account.class"), type.toByteArray());
        return complaint("", "nowhere" + File.pathSeparator + folder);
    }

    private String complaint(String rows, String classPath) {
        return assertThrows(UsageException.class, () -> check(rows, classPath)).sentence();
    }

    @Test
    void an_abstract_method_has_no_body() throws IOException {
        assertEquals(
                "@Atomic on abstract method com.acme.Account.transfer: it has no body. Annotate its implementations.",
                complaint(withMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT)));
    }

    @Test
    void a_native_method_cannot_be_watched() throws IOException {
        assertEquals(
                "@Atomic on native method com.acme.Account.transfer: it has no bytecode. Annotate its callers.",
                complaint(withMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_NATIVE)));
    }

    @Test
    void what_is_to_be_deterministic_needs_a_body_as_well() throws IOException {
        wantsScopes = true;
        assertEquals(
                "@Deterministic on abstract method com.acme.Account.transfer: it has no body. Annotate its implementations.",
                complaint(withMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, FieldAnnotationReader.DETERMINISTIC)));
    }

    @Test
    void what_nobody_asks_for_is_no_mistake() throws IOException {
        byte[] bytes = withMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, FieldAnnotationReader.DETERMINISTIC)
                .toByteArray();
        Files.write(folder.resolve("Account.class"), bytes);
        assertDoesNotThrow(() -> check("", folder.toString()));
        wantsBlocks = false;
        Files.write(folder.resolve("Account.class"), withGroup("x").toByteArray());
        assertDoesNotThrow(() -> check("", folder.toString()));
        wantsScopes = true;
        assertDoesNotThrow(() -> check("", folder.toString()));
    }

    @Test
    void an_annotation_of_another_version_is_told() throws IOException {
        assertEquals(
                "Unknown annotation @Serialisable on com.acme.Account.transfer. Use the task library of this AnyOrder"
                        + " version.",
                complaint(withMethod(Opcodes.ACC_PUBLIC, "Ldev/anyorder/api/Serialisable;")));
    }

    @Test
    void a_group_of_one_is_none() throws IOException {
        assertEquals(
                "Atomic group 'place' of com.acme.Account has only one field, x. Add another field, or use @Atomic.",
                complaint(withGroup("x")));
    }

    @Test
    void jars_are_looked_at_too() throws IOException {
        Path jar = folder.resolve("app.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            entries.putNextEntry(new JarEntry("com/acme/Account.class"));
            entries.write(withGroup("y").toByteArray());
        }
        assertEquals(
                "Atomic group 'place' of com.acme.Account has only one field, y. Add another field, or use @Atomic.",
                complaint("", jar.toString()));
    }

    @Test
    void a_row_for_a_field_that_is_not_there_is_told() {
        String rows = "class " + Point.class.getName() + "\n  field x z group place\n";
        assertEquals(
                "mine, line 2: class '" + Point.class.getName() + "' does not declare field 'z'. Its fields: x, y.",
                complaint(rows, "nowhere"));
    }

    @Test
    void what_can_be_is_no_mistake() throws IOException {
        Files.write(folder.resolve("Account.class"), withGroup("x", "y").toByteArray());
        Files.write(folder.resolve("broken.class"), "Ldev/anyorder/api/Atomic;".getBytes(StandardCharsets.UTF_8));
        Files.writeString(folder.resolve("app.jar"), "no jar");
        String path = folder + File.pathSeparator + folder.resolve("app.jar");
        assertDoesNotThrow(() -> check("class com.acme.Elsewhere\n  field x atomic\n", path));
        assertDoesNotThrow(() -> check("class " + Point.class.getName() + "\n  field x y group place\n", path));
    }
}

package dev.anyorder.testbed.transparency;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.targets.AgentJar;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Declarations that cannot be, in the hands of the packed command: one sentence, status 2, and the program does not run. */
class BadDeclarationsTest {
    /**
     * A declaration that cannot be.
     *
     * @param name what is wrong
     * @param sentence what the user is told
     * @param analysis who asks
     * @param members of the program
     * @param rows of the user's catalogue, for the class Program
     */
    record Bad(String name, String sentence, String analysis, String members, String rows) {
        @Override
        public String toString() {
            return name + ", " + analysis;
        }
    }

    private static Bad members(String name, String analysis, String members, String sentence) {
        return new Bad(name, sentence, analysis, members, "");
    }

    private static Bad rows(String name, String analysis, String rows, String sentence) {
        return new Bad(name, sentence, analysis, "int x; int y; native void call(); void run() {}", rows);
    }

    static Stream<Bad> all() {
        String body = ": it has no body. Annotate its implementations.";
        return Stream.of(
                members(
                        "abstract atomic method",
                        "atomicity",
                        "static abstract class A { @Atomic abstract void run(); }",
                        "@Atomic on abstract method Program$A.run" + body),
                members(
                        "atomic method of an interface",
                        "velodrome",
                        "interface A { @Atomic void run(); }",
                        "@Atomic on abstract method Program$A.run" + body),
                members(
                        "native atomic method",
                        "velodrome",
                        "@Atomic native void run();",
                        "@Atomic on native method Program.run: it has no bytecode"),
                members(
                        "abstract deterministic method",
                        "determinism",
                        "static abstract class A { @Deterministic abstract void run(); }",
                        "@Deterministic on abstract method Program$A.run" + body),
                members(
                        "native deterministic method",
                        "race,determinism",
                        "@Deterministic native void run();",
                        "@Deterministic on native method Program.run: it has no bytecode"),
                members(
                        "group of one field",
                        "atomicity",
                        "@AtomicGroup(\"place\") int x; @AtomicGroup(\"plaice\") int y;",
                        "Atomic group 'place' of Program has only one field, x"),
                members(
                        "annotation of another version",
                        "determinism",
                        "@Serialisable void run() {}",
                        "Unknown annotation @Serialisable on Program.run"),
                rows(
                        "group with a field that is not there",
                        "atomicity",
                        "field x z group place",
                        "line 2: class 'Program' does not declare field 'z'. Its fields: x, y."),
                rows(
                        "field that is not there",
                        "velodrome",
                        "field w atomic",
                        "line 2: class 'Program' does not declare field 'w'. Its fields: x, y."),
                rows("group without a name", "atomicity", "field x y group", "line 2"),
                rows("atomic call", "atomicity", "run() atomic", "line 2: 'atomic' applies to method bodies"),
                rows(
                        "deterministic call",
                        "determinism",
                        "run() deterministic",
                        "line 2: 'deterministic' applies to method bodies"));
    }

    @ParameterizedTest
    @MethodSource("all")
    void isRefusedWithASentence(Bad bad, @TempDir Path folder) throws Exception {
        Path classes = compile(bad.members(), folder);
        String text = bad.rows().isEmpty() ? "" : "class Program\n  " + bad.rows() + "\n";
        Path rows = Files.writeString(folder.resolve("rows.txt"), text);
        String path = classes + File.pathSeparator + AgentJar.library();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Run run = Run.of(
                List.of(
                        java,
                        "-jar",
                        AgentJar.command().toString(),
                        "check",
                        "-a",
                        bad.analysis(),
                        "--catalogue",
                        rows.toString(),
                        "--",
                        java,
                        "-cp",
                        path,
                        "Program"),
                folder.resolve("run"),
                120);
        assertAll(
                () -> assertTrue(run.errors().contains(bad.sentence()), run.errors()),
                () -> assertFalse(run.errors().contains("\tat "), run.errors()),
                () -> assertEquals(1, run.errors().lines().count(), run.errors()),
                () -> assertEquals("", run.output()),
                () -> assertEquals(2, run.status()));
    }

    private static Path compile(String members, Path folder) throws IOException {
        Path program = Files.writeString(folder.resolve("Program.java"), """
                import dev.anyorder.api.*;
                class Program {
                    public static void main(String[] args) { System.out.println("ran"); }
                    %s
                }
                """.formatted(members));
        Path other = Files.writeString(
                folder.resolve("Serialisable.java"), "package dev.anyorder.api; public @interface Serialisable {}");
        Path classes = Files.createDirectories(folder.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int status = compiler.run(
                null,
                null,
                null,
                "-cp",
                AgentJar.library().toString(),
                "-d",
                classes.toString(),
                program.toString(),
                other.toString());
        assertEquals(0, status);
        return classes;
    }
}

package dev.anyorder.cli;

import static dev.anyorder.cli.BadInput.row;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake is one sentence and exit status 2; the program does not start, and no file changes. */
class BadInputTest {
    private static final Consumer<Workshop> GOOD = files -> files.program("Good", "");
    private static final Consumer<Workshop> COMPILED = files -> files.compiled("Good", "");
    private static final List<String> MAIN_IS_GOOD = List.of("Main-Class", "Good");

    static Stream<BadInput> programs() {
        return Stream.of(
                row("no program", "Name a program to check", "check"),
                row("no command", "Name a command", new String[0]),
                row("unknown command", "Unknown command chck; did you mean check?", "chck", "x.jar"),
                row("neither source nor jar", "is neither a source file", "check", "Good"),
                row("missing source", "The source file No.java does not exist", "check", "No.java"),
                row("folder as source", "is not a file", f -> f.write("D.java/x", ""), "check", "D.java"),
                row(
                        "source without main",
                        "has no class with a main method",
                        f -> f.write("A.java", "class A {}"),
                        "check",
                        "A.java"),
                row(
                        "source with an error",
                        "A.java:1: error:",
                        f -> f.write("A.java", "class A { int x }"),
                        "check",
                        "A.java"),
                row("missing jar", "The jar no.jar does not exist", "check", "no.jar"),
                row("text as jar", "it is corrupt or not a jar", f -> f.write("a.jar", "no"), "check", "a.jar"),
                row(
                        "cut jar",
                        "it is corrupt or not a jar",
                        COMPILED.andThen(f -> {
                            f.jar("a.jar", MAIN_IS_GOOD, "Good.class");
                            f.cut("a.jar");
                        }),
                        "check",
                        "a.jar"),
                row("jar without Main-Class", "names no Main-Class", f -> f.jar("a.jar", List.of()), "check", "a.jar"),
                row(
                        "jar without its main class",
                        "The main class Good is not on the class path a.jar",
                        f -> f.jar("a.jar", MAIN_IS_GOOD),
                        "check",
                        "a.jar"),
                row(
                        "jar for a future Java",
                        "The main class Good was compiled for Java 55",
                        COMPILED.andThen(f -> {
                            f.makeFuture("classes/Good.class");
                            f.jar("a.jar", MAIN_IS_GOOD, "Good.class");
                        }),
                        "check",
                        "a.jar"),
                row(
                        "jar with a cut class",
                        "main class Good is corrupt: it is cut off",
                        COMPILED.andThen(f -> {
                            f.cut("classes/Good.class");
                            f.jar("a.jar", MAIN_IS_GOOD, "Good.class");
                        }),
                        "check",
                        "a.jar"));
    }

    static Stream<BadInput> commands() {
        return Stream.of(
                row("nothing after the dashes", "Name a program to check", "check", "--"),
                row("no such java", "There is no /no/java that could be started", "check", "--", "/no/java", "Good"),
                row("not a java", "env is not a java launcher", "check", "--", "env", "Good"),
                row(
                        "Java 8",
                        "./java is Java 8, and AnyOrder needs 17",
                        f -> f.script("java", "echo 'java version \"1.8.0_9\"' >&2"),
                        "check",
                        "--",
                        "./java",
                        "Good"),
                row(
                        "Java 11 by its release file",
                        "is Java 11, and AnyOrder needs 17",
                        f -> {
                            f.script("jdk/bin/java", "exit 1");
                            f.write("jdk/release", "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"11.0.2\"\n");
                        },
                        "check",
                        "--",
                        "jdk/bin/java",
                        "Good"),
                row(
                        "a java without a version",
                        "does not tell its version",
                        f -> f.script("java", "exit 1"),
                        "check",
                        "--",
                        "./java",
                        "Good"),
                row(
                        "missing class",
                        "The main class No is not on the class path classes",
                        COMPILED,
                        "check",
                        "--",
                        "java",
                        "-cp",
                        "classes",
                        "No"),
                row(
                        "missing class without a class path",
                        "is not on the class path .;",
                        COMPILED,
                        "check",
                        "--",
                        "java",
                        "Good"),
                row(
                        "missing class in an argument file",
                        "The main class No is not on",
                        f -> f.write("args", "-cp 'classes' # here\nNo"),
                        "check",
                        "--",
                        "java",
                        "@args"),
                row(
                        "missing argument file",
                        "The argument file @args of the java command cannot be read",
                        "check",
                        "--",
                        "java",
                        "@args"),
                row(
                        "missing jar in a command",
                        "The jar no.jar does not exist",
                        "check",
                        "--",
                        "java",
                        "-ea",
                        "-jar",
                        "no.jar"),
                row("jar not named", "ends before it names what to start", "check", "--", "java", "-jar"),
                row(
                        "missing module",
                        "The module no.such is not on the module path mods",
                        "check",
                        "--",
                        "java",
                        "-p",
                        "mods",
                        "-m",
                        "no.such/a.B"),
                row(
                        "missing source in a command",
                        "The source file No.java does not exist",
                        "check",
                        "--",
                        "java",
                        "No.java"),
                row(
                        "class for a future Java",
                        "The main class Good was compiled for Java 55",
                        COMPILED.andThen(f -> f.makeFuture("classes/Good.class")),
                        "check",
                        "--",
                        "java",
                        "-cp",
                        "classes",
                        "Good"),
                row(
                        "cut class",
                        "is corrupt: it is cut off",
                        COMPILED.andThen(f -> f.cut("classes/Good.class")),
                        "check",
                        "--",
                        "java",
                        "-cp",
                        "classes",
                        "Good"),
                row(
                        "text as class",
                        "is corrupt: it does not begin as class files do",
                        f -> f.write("Good.class", "once upon a time"),
                        "check",
                        "--",
                        "java",
                        "Good"),
                row(
                        "class without main",
                        "has no main method",
                        f -> {
                            f.compiled("Good", "");
                            byte[] bytes = f.read("classes/Good.class");
                            f.write(
                                    "classes/Good.class",
                                    new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1)
                                            .replace("\0\4main", "\0\4mane")
                                            .getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
                        },
                        "check",
                        "--",
                        "java",
                        "-cp",
                        "classes",
                        "Good"),
                row(
                        "class in the wrong folder",
                        "holds the class Good",
                        COMPILED,
                        "check",
                        "--",
                        "java",
                        "classes.Good"));
    }

    static Stream<BadInput> options() {
        return Stream.of(
                row(
                        "unknown option",
                        "Unknown option --analyzes; did you mean --analyses?",
                        GOOD,
                        "check",
                        "--analyzes",
                        "none",
                        "Good.java"),
                row(
                        "unknown option with a value",
                        "Unknown option --colour; did you mean --color?",
                        GOOD,
                        "check",
                        "--colour=always",
                        "Good.java"),
                row("option without its value", "--out", GOOD, "check", "--out"),
                row(
                        "option given twice",
                        "The option --color is given twice",
                        GOOD,
                        "check",
                        "--color=auto",
                        "--color",
                        "never",
                        "Good.java"),
                row(
                        "unknown analysis",
                        "Unknown analysis fastrack; did you mean fasttrack? Known: fasttrack, none.",
                        GOOD,
                        "check",
                        "-a",
                        "none,fastrack",
                        "Good.java"),
                row("unknown level", "Unknown level bad", GOOD, "check", "--fail-on", "bad", "Good.java"),
                row("html", "The report format html is not there yet", GOOD, "check", "--report", "html", "Good.java"),
                row(
                        "sarif",
                        "The report format sarif is not there yet",
                        GOOD,
                        "check",
                        "--report",
                        "text",
                        "--report",
                        "sarif",
                        "Good.java"),
                row(
                        "missing suppression file",
                        "The file no of suppress does not exist",
                        GOOD,
                        "check",
                        "--suppress",
                        "no",
                        "Good.java"),
                row(
                        "folder as suppression file",
                        "of suppress is a folder",
                        GOOD,
                        "check",
                        "--suppress",
                        ".",
                        "Good.java"),
                row(
                        "suppression file with a mistake",
                        "s:1",
                        GOOD.andThen(f -> f.write("s", "data-rice field:x\n")),
                        "check",
                        "--suppress",
                        "s",
                        "Good.java"),
                row(
                        "suppression file that is not text",
                        "Cannot read the suppression file",
                        GOOD.andThen(f -> f.write("s", new byte[] {-1, -2, 0, -3})),
                        "check",
                        "--suppress",
                        "s",
                        "Good.java"),
                row(
                        "missing catalogue",
                        "The file no of catalogue does not exist",
                        GOOD,
                        "check",
                        "--catalogue",
                        "no",
                        "Good.java"),
                row(
                        "missing source folder",
                        "The folder no of source does not exist",
                        GOOD,
                        "check",
                        "--source",
                        "no",
                        "Good.java"),
                row(
                        "output folder below a file",
                        "file/out",
                        GOOD.andThen(f -> f.write("file", "")),
                        "check",
                        "-o",
                        "file/out",
                        "Good.java"),
                row(
                        "file as output folder",
                        "is a file, not a folder",
                        GOOD.andThen(f -> f.write("file", "")),
                        "check",
                        "-o",
                        "file",
                        "Good.java"),
                row(
                        "somebody's folder as output folder",
                        "was not written by AnyOrder",
                        GOOD.andThen(f -> f.write("mine/report.txt", "mine")),
                        "check",
                        "-o",
                        "mine",
                        "Good.java"));
    }

    static Stream<BadInput> agents() {
        Consumer<Workshop> ours =
                COMPILED.andThen(f -> f.jar("other.jar", List.of("Premain-Class", "dev.anyorder.agent.Premain")));
        String found = "There is an AnyOrder agent in ";
        return Stream.of(
                row(
                        "agent in the command",
                        found + "the java command already (-javaagent:other.jar",
                        ours,
                        "check",
                        "--",
                        "java",
                        "-javaagent:other.jar",
                        "-cp",
                        "classes",
                        "Good"),
                row(
                        "agent that is only named so",
                        found + "the java command",
                        "check",
                        "--",
                        "java",
                        "-javaagent:/x/anyorder-1.jar=out=y",
                        "Good"),
                row(
                        "agent in an argument file",
                        found + "the java command",
                        ours.andThen(f -> f.write("args", "-javaagent:other.jar")),
                        "check",
                        "--",
                        "java",
                        "@args",
                        "-cp",
                        "classes",
                        "Good"),
                row(
                                "agent in JAVA_TOOL_OPTIONS",
                                found + "the environment variable JAVA_TOOL_OPTIONS",
                                ours.andThen(GOOD),
                                "check",
                                "Good.java")
                        .with("ANYORDER_HIDDEN_JAVA_TOOL_OPTIONS", "-Dx=y -javaagent:other.jar"),
                row(
                                "agent in JDK_JAVA_OPTIONS",
                                found + "the environment variable JDK_JAVA_OPTIONS",
                                ours,
                                "check",
                                "--",
                                "java",
                                "-cp",
                                "classes",
                                "Good")
                        .with("ANYORDER_HIDDEN_JDK_JAVA_OPTIONS", "-javaagent:other.jar"));
    }

    @ParameterizedTest
    @MethodSource({"programs", "commands", "options", "agents"})
    void isRefusedWithASentence(BadInput bad, @TempDir Path folder, @TempDir Path fake) {
        Workshop files = new Workshop(folder);
        bad.make().accept(files);
        List<String> before = files.listing();
        Command command = new Command(folder, fake);
        bad.environment().forEach(command::with);
        Command.Result result = command.run(bad.words());
        assertAll(
                () -> assertTrue(result.errors().contains(bad.sentence()), result.errors()),
                () -> assertTrue(result.errors().contains("anyorder: "), result.errors()),
                () -> assertFalse(result.errors().contains("\tat "), result.errors()),
                () -> assertEquals(2, result.status()),
                () -> assertEquals("", result.output()),
                () -> assertFalse(command.startedTheProgram()),
                () -> assertEquals(before, files.listing()));
    }
}

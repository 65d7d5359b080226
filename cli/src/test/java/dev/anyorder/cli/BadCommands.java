package dev.anyorder.cli;

import static dev.anyorder.cli.BadInput.COMPILED;
import static dev.anyorder.cli.BadInput.row;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Java command lines that cannot be started. */
final class BadCommands {
    private BadCommands() {}

    static Stream<BadInput> rows() {
        return Stream.of(
                row("nothing after the dashes", "Name a program to check", "check --"),
                row("no such java", "There is no /no/java that could be started", "check -- /no/java Good"),
                row("not a java", "env is not a java launcher", "check -- env Good"),
                row(
                        "Java 8",
                        "./java is Java 8, and AnyOrder needs 17",
                        f -> f.script("java", "echo 'java version \"1.8.0_9\"' >&2"),
                        "check -- ./java Good"),
                row(
                        "Java 11 by its release file",
                        "is Java 11, and AnyOrder needs 17",
                        f -> {
                            f.script("jdk/bin/java", "exit 1");
                            f.write("jdk/release", "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"11.0.2\"\n");
                        },
                        "check -- jdk/bin/java Good"),
                row(
                        "a java without a version",
                        "does not tell its version",
                        f -> f.script("java", "exit 1"),
                        "check -- ./java Good"),
                row(
                        "missing class",
                        "The main class No is not on the class path classes",
                        COMPILED,
                        "check -- java -cp classes No"),
                row(
                        "missing class without a class path",
                        "is not on the class path .;",
                        COMPILED,
                        "check -- java Good"),
                row(
                        "missing class in an argument file",
                        "The main class No is not on",
                        f -> f.write("args", "-cp 'classes' # here\nNo"),
                        "check -- java @args"),
                row(
                        "missing argument file",
                        "The argument file @args of the java command cannot be read",
                        "check -- java @args"),
                row("missing jar in a command", "The jar no.jar does not exist", "check -- java -ea -jar no.jar"),
                row("jar not named", "ends before it names what to start", "check -- java -jar"),
                row(
                        "missing module",
                        "The module no.such is not on the module path mods",
                        "check -- java -p mods -m no.such/a.B"),
                row("missing source in a command", "The source file No.java does not exist", "check -- java No.java"),
                row(
                        "class for a future Java",
                        "The main class Good was compiled for Java 55",
                        COMPILED.andThen(f -> f.makeFuture("classes/Good.class")),
                        "check -- java -cp classes Good"),
                row(
                        "cut class",
                        "is corrupt: it is cut off",
                        COMPILED.andThen(f -> f.cut("classes/Good.class")),
                        "check -- java -cp classes Good"),
                row(
                        "text as class",
                        "is corrupt: it does not begin as class files do",
                        f -> f.write("Good.class", "once upon a time"),
                        "check -- java Good"),
                row(
                        "class without main",
                        "has no main method",
                        f -> {
                            f.compiled("Good", "");
                            byte[] bytes = f.read("classes/Good.class");
                            f.write(
                                    "classes/Good.class",
                                    new String(bytes, StandardCharsets.ISO_8859_1)
                                            .replace("\0\4main", "\0\4mane")
                                            .getBytes(StandardCharsets.ISO_8859_1));
                        },
                        "check -- java -cp classes Good"),
                row("class in the wrong folder", "holds the class Good", COMPILED, "check -- java classes.Good"));
    }
}

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
                row("nothing after the dashes", "Missing program", "check --"),
                row("no such java", "Cannot find '/no/java'", "check -- /no/java Good"),
                row("not a java", "'env' is not a java launcher", "check -- env Good"),
                row(
                        "Java 8",
                        "'./java' is Java 8. AnyOrder needs 17",
                        f -> f.script("java", "echo 'java version \"1.8.0_9\"' >&2"),
                        "check -- ./java Good"),
                row(
                        "Java 11 by its release file",
                        "is Java 11. AnyOrder needs 17",
                        f -> {
                            f.script("jdk/bin/java", "exit 1");
                            f.write("jdk/release", "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"11.0.2\"\n");
                        },
                        "check -- jdk/bin/java Good"),
                row(
                        "a java without a version",
                        "Cannot determine the version of './java'",
                        f -> f.script("java", "exit 1"),
                        "check -- ./java Good"),
                row(
                        "missing class",
                        "Main class 'No' is not on the class path 'classes'",
                        COMPILED,
                        "check -- java -cp classes No"),
                row(
                        "missing class without a class path",
                        "is not on the class path '.'.",
                        COMPILED,
                        "check -- java Good"),
                row(
                        "missing class in an argument file",
                        "Main class 'No' is not on",
                        f -> f.write("args", "-cp 'classes' # here\nNo"),
                        "check -- java @args"),
                row("missing argument file", "Cannot read argument file '@args'", "check -- java @args"),
                row("missing jar in a command", "Jar 'no.jar' does not exist", "check -- java -ea -jar no.jar"),
                row("jar not named", "names no class, jar or module", "check -- java -jar"),
                row(
                        "missing module",
                        "Module 'no.such' is not on the module path 'mods'",
                        "check -- java -p mods -m no.such/a.B"),
                row("missing source in a command", "Source file 'No.java' does not exist", "check -- java No.java"),
                row(
                        "class for a future Java",
                        "Main class 'Good' needs Java 55",
                        COMPILED.andThen(f -> f.makeFuture("classes/Good.class")),
                        "check -- java -cp classes Good"),
                row(
                        "cut class",
                        "is corrupt: it is truncated",
                        COMPILED.andThen(f -> f.cut("classes/Good.class")),
                        "check -- java -cp classes Good"),
                row(
                        "text as class",
                        "is corrupt: it is not a class file",
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
                row("class in the wrong folder", "contains class 'Good'", COMPILED, "check -- java classes.Good"));
    }
}

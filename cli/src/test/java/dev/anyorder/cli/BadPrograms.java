package dev.anyorder.cli;

import static dev.anyorder.cli.BadInput.COMPILED;
import static dev.anyorder.cli.BadInput.row;

import java.util.List;
import java.util.stream.Stream;

/** Source files and jars that cannot be started. */
final class BadPrograms {
    private BadPrograms() {}

    static Stream<BadInput> rows() {
        return Stream.of(
                row("no program", "Missing program", "check"),
                row("no command", "Missing command", ""),
                row("unknown command", "Unknown command 'chck'. Did you mean 'check'?", "chck x.jar"),
                row("neither source nor jar", "is neither a source file", "check Good"),
                row("missing source", "Source file 'No.java' does not exist", "check No.java"),
                row("folder as source", "is not a file", f -> f.write("D.java/x", ""), "check D.java"),
                row("source without main", "No class of", f -> f.write("A.java", "class A {}"), "check A.java"),
                row(
                        "source with an error",
                        "A.java:1: error:",
                        f -> f.write("A.java", "class A { int x }"),
                        "check A.java"),
                row("missing jar", "Jar 'no.jar' does not exist", "check no.jar"),
                row("text as jar", "it is corrupt or not a jar", f -> f.write("a.jar", "no"), "check a.jar"),
                row(
                        "cut jar",
                        "it is corrupt or not a jar",
                        COMPILED.andThen(f -> {
                            f.jar("a.jar", List.of("Main-Class", "Good"), "Good.class");
                            f.cut("a.jar");
                        }),
                        "check a.jar"),
                row("jar without Main-Class", "has no Main-Class", f -> f.jar("a.jar", List.of()), "check a.jar"),
                row(
                        "jar without its main class",
                        "Main class 'Good' is not on the class path 'a.jar'",
                        f -> f.jar("a.jar", List.of("Main-Class", "Good")),
                        "check a.jar"),
                row(
                        "jar for a future Java",
                        "Main class 'Good' needs Java 55",
                        COMPILED.andThen(f -> {
                            f.makeFuture("classes/Good.class");
                            f.jar("a.jar", List.of("Main-Class", "Good"), "Good.class");
                        }),
                        "check a.jar"),
                row(
                        "jar with a cut class",
                        "Main class 'Good' is corrupt: it is truncated",
                        COMPILED.andThen(f -> {
                            f.cut("classes/Good.class");
                            f.jar("a.jar", List.of("Main-Class", "Good"), "Good.class");
                        }),
                        "check a.jar"));
    }
}

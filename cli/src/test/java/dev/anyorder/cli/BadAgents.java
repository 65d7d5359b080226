package dev.anyorder.cli;

import static dev.anyorder.cli.BadInput.COMPILED;
import static dev.anyorder.cli.BadInput.GOOD;
import static dev.anyorder.cli.BadInput.row;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Agents of ours where one would be too many. */
final class BadAgents {
    private BadAgents() {}

    static Stream<BadInput> rows() {
        Consumer<Workshop> ours =
                COMPILED.andThen(f -> f.jar("other.jar", List.of("Premain-Class", "dev.anyorder.agent.Premain")));
        String found = "The AnyOrder agent is already in ";
        return Stream.of(
                row(
                        "agent in the command",
                        found + "the java command (-javaagent:other.jar",
                        ours,
                        "check -- java -javaagent:other.jar -cp classes Good"),
                row(
                        "agent that is only named so",
                        found + "the java command",
                        "check -- java -javaagent:/x/anyorder-1.jar=out=y Good"),
                row(
                        "agent in an argument file",
                        found + "the java command",
                        ours.andThen(f -> f.write("args", "-javaagent:other.jar")),
                        "check -- java @args -cp classes Good"),
                row(
                                "agent in JAVA_TOOL_OPTIONS",
                                found + "the environment variable JAVA_TOOL_OPTIONS",
                                ours.andThen(GOOD),
                                "check Good.java")
                        .with("ANYORDER_HIDDEN_JAVA_TOOL_OPTIONS", "-Dx=y -javaagent:other.jar"),
                row(
                                "agent in JDK_JAVA_OPTIONS",
                                found + "the environment variable JDK_JAVA_OPTIONS",
                                ours,
                                "check -- java -cp classes Good")
                        .with("ANYORDER_HIDDEN_JDK_JAVA_OPTIONS", "-javaagent:other.jar"));
    }
}

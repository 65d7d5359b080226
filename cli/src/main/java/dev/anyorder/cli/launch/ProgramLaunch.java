package dev.anyorder.cli.launch;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that can be started: what was asked for, after all checks.
 *
 * @param java the java that runs it
 * @param arguments everything after {@code java}
 * @param source the root of its source if that is known, or null
 */
public record ProgramLaunch(
        JavaLauncher java, List<String> arguments, @Nullable Path source) {
    public ProgramLaunch {
        arguments = List.copyOf(arguments);
    }
}

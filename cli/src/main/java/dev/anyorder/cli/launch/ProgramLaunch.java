package dev.anyorder.cli.launch;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A checked program: the words after {@code java}, and the source root, if known. */
public record ProgramLaunch(
        JavaLauncher java, List<String> arguments, @Nullable Path source) {
    public ProgramLaunch {
        arguments = List.copyOf(arguments);
    }
}

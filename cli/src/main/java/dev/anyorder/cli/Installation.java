package dev.anyorder.cli;

import dev.anyorder.core.options.UsageException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where this AnyOrder is: its one jar, and the folder of its source if it runs from there. */
final class Installation {
    /** Names another jar as the agent, for tests of the command line alone. */
    static final String AGENT_PROPERTY = "anyorder.agent";

    private Installation() {}

    /** The jar that holds the agent, in a path that {@code -javaagent} can take. */
    static Path agent(Path temporary) throws IOException {
        String other = System.getProperty(AGENT_PROPERTY);
        Path jar = other == null ? own() : Path.of(other).toAbsolutePath();
        if (!Files.isRegularFile(jar)) {
            throw new UsageException("There is no anyorder.jar at " + jar
                    + "; start AnyOrder through its anyorder script, " + "which builds it.");
        }
        return jar.toString().contains("=") ? Files.copy(jar, temporary.resolve("anyorder.jar")) : jar;
    }

    /** The jar or folder that this class was loaded from. */
    static Path own() {
        return of(Installation.class);
    }

    /** The jar or folder that a class was loaded from. */
    static Path of(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The root of the repository, of which the jar is {@code cli/target/anyorder.jar}. */
    static Path home() {
        Path target = own().getParent();
        Path home = target == null ? null : target.resolve("../..").normalize();
        return home == null ? Path.of("") : home;
    }

    /** The classes of the task library, if they have been built. */
    static Path library() {
        return home().resolve("api/target/classes");
    }

    /** The version of this AnyOrder. */
    static String version() {
        String version = Installation.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}

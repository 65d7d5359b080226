package dev.anyorder.cli;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.core.options.UsageException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where this AnyOrder is: the jar of the command, the jar of the agent, and the source folder if it runs from there. */
final class Installation {
    /** Replaces the agent's jar in tests. */
    static final String AGENT_PROPERTY = "anyorder.agent";

    private static final String AGENT_JAR = "anyorder-agent.jar";

    private Installation() {}

    /** The agent's jar, at a path that {@code -javaagent} accepts: without an equals sign. */
    static Path agent(Path temporary) throws IOException {
        Path jar = agent();
        if (!Files.isRegularFile(jar)) {
            throw new UsageException("Agent jar '" + jar
                    + "' does not exist. Start AnyOrder with its anyorder script, which builds it.");
        }
        return jar.toString().contains("=") ? Files.copy(jar, temporary.resolve(AGENT_JAR)) : jar;
    }

    /** The agent's jar, or the folder of the agent's classes if AnyOrder runs without jars. */
    static Path agent() {
        String other = System.getProperty(AGENT_PROPERTY);
        return other == null ? of(ModelReader.class) : Path.of(other).toAbsolutePath();
    }

    static Path own() {
        return of(Installation.class);
    }

    static Path of(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The root of the repository, of which the command's jar is {@code cli/target/anyorder.jar}. */
    static Path home() {
        Path target = own().getParent();
        Path home = target == null ? null : target.resolve("../..").normalize();
        return home == null ? Path.of("") : home;
    }

    /** May be missing. */
    static Path library() {
        return home().resolve("api/target/classes");
    }

    static String version() {
        String version = Installation.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}

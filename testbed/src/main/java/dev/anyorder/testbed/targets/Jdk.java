package dev.anyorder.testbed.targets;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * A JDK on this machine that can compile and run programs.
 *
 * @param home its folder
 * @param feature its feature release, such as 17
 * @param version its whole version, such as 17.0.15
 */
public record Jdk(Path home, int feature, String version) {
    /** The JDK in a folder; nothing when there is none, or only a JRE. */
    public static Optional<Jdk> at(Path home) {
        if (!Files.isExecutable(home.resolve("bin/javac")) || !Files.isExecutable(home.resolve("bin/java"))) {
            return Optional.empty();
        }
        Properties release = new Properties();
        try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
            release.load(reader);
            String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
            return Optional.of(
                    new Jdk(home.toRealPath(), Runtime.Version.parse(version).feature(), version));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** One of its commands, {@code java} or {@code javac}. */
    public String command(String name) {
        return home.resolve("bin").resolve(name).toString();
    }

    @Override
    public String toString() {
        return "JDK " + version;
    }
}

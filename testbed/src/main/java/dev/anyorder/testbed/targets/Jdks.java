package dev.anyorder.testbed.targets;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds the JDKs that the target programs run on: the one that runs this, those named in the environment variable
 * {@code ANYORDER_JDKS} (separated like a class path), and a JDK 17 and a JDK 25 if {@code JAVA_HOME} or a variable
 * that starts so names one, or one is installed under {@code /usr/lib/jvm}. One JDK for each feature release.
 */
public final class Jdks {
    private static final Path INSTALLED = Path.of("/usr/lib/jvm");
    private static final List<Integer> WANTED = List.of(17, 25);

    private Jdks() {}

    /** The JDKs found, oldest first. */
    public static List<Jdk> find() {
        Map<Integer, Jdk> found = new TreeMap<>();
        Jdk.at(Path.of(System.getProperty("java.home"))).ifPresent(jdk -> found.put(jdk.feature(), jdk));
        for (Path home : named()) {
            Jdk.at(home).ifPresent(jdk -> found.putIfAbsent(jdk.feature(), jdk));
        }
        for (Path home : guessed()) {
            Jdk.at(home)
                    .filter(jdk -> WANTED.contains(jdk.feature()))
                    .ifPresent(jdk -> found.putIfAbsent(jdk.feature(), jdk));
        }
        found.keySet().removeIf(feature -> feature < 17);
        return List.copyOf(found.values());
    }

    /** For tests that start a JVM for each case: with {@code -Pfull} the JDKs found, otherwise only the one that runs this. */
    public static List<Jdk> findIfFull() {
        int own = Runtime.version().feature();
        return find().stream()
                .filter(jdk -> Boolean.getBoolean("anyorder.full") || jdk.feature() == own)
                .toList();
    }

    private static List<Path> named() {
        String paths = System.getenv().getOrDefault("ANYORDER_JDKS", "");
        return Stream.of(paths.split(File.pathSeparator))
                .filter(path -> !path.isBlank())
                .map(Path::of)
                .toList();
    }

    private static List<Path> guessed() {
        List<Path> homes = new ArrayList<>();
        System.getenv().forEach((name, value) -> {
            if (name.startsWith("JAVA_HOME") && !value.isBlank()) {
                homes.add(Path.of(value));
            }
        });
        if (Files.isDirectory(INSTALLED)) {
            try (Stream<Path> folders = Files.list(INSTALLED)) {
                folders.sorted().forEach(homes::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return homes;
    }
}

package dev.anyorder.testbed.transparency;

import dev.anyorder.testbed.targets.Jdk;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A public library with the jar of its unit tests.
 *
 * @param folder holds the library, its tests and what only it needs
 * @param runner holds JUnit's console and what tests of all libraries need
 */
record Library(Path folder, Path runner) {
    private static final int SECONDS = 3600;
    private static final List<String> OPENED = List.of(
            "java.lang",
            "java.lang.reflect",
            "java.time",
            "java.time.chrono",
            "java.util",
            "java.util.concurrent",
            "java.util.stream");

    String name() {
        return folder.getFileName().toString();
    }

    /** Runs all tests, in a folder that is the run's own. */
    Outcomes run(Jdk jdk, List<String> options, Path own) throws IOException, InterruptedException {
        Path tests = only(folder, "-tests.jar");
        unpackResources(tests, own.resolve("src/test/resources"));
        List<String> command = new ArrayList<>(List.of(jdk.command("java")));
        for (String opened : OPENED) {
            command.addAll(List.of("--add-opens", "java.base/" + opened + "=ALL-UNNAMED"));
        }
        // Without the data of all locales, for each of which the tests would be repeated.
        command.addAll(List.of("--limit-modules", "java.se,jdk.unsupported,jdk.zipfs"));
        command.addAll(options);
        Path console = only(runner, "-standalone-1.13.4.jar");
        command.addAll(List.of("-jar", console.toString(), "execute", "--disable-banner", "--details=none"));
        List<Path> path = new ArrayList<>(jars(folder));
        path.addAll(jars(runner));
        path.remove(console);
        command.addAll(List.of(
                "-cp", path.stream().map(Path::toString).collect(Collectors.joining(java.io.File.pathSeparator))));
        command.addAll(List.of("--scan-classpath", tests.toString(), "--include-classname", ".*[.][^$]*Test"));
        command.addAll(List.of("--reports-dir", "reports"));
        Run run = Run.of(command, own, SECONDS);
        Path report = own.resolve("reports/TEST-junit-jupiter.xml");
        if (!Files.exists(report)) {
            throw new IOException(name() + " left no report:\n" + run.output() + run.errors());
        }
        return Outcomes.read(report);
    }

    /** Some tests read files where the sources of the library would have them. */
    private static void unpackResources(Path jar, Path into) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(jar);
                Stream<Path> all = Files.walk(files.getPath("/"))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                if (!file.toString().endsWith(".class") && !file.startsWith("/META-INF")) {
                    Path target = into.resolve(file.toString().substring(1));
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                }
            }
        }
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private static Path only(Path folder, String end) throws IOException {
        return jars(folder).stream()
                .filter(jar -> jar.toString().endsWith(end))
                .findFirst()
                .orElseThrow(() -> new IOException(folder + " holds no " + end));
    }
}

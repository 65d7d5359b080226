package dev.anyorder.testbed.transparency;

import dev.anyorder.testbed.targets.AgentJar;
import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The unit tests of public libraries, with the agent and without it, on every JDK found. Every test must end as it did,
 * with the same reason if it failed. If one does not, there is a second run without: a test on whose outcome those two
 * disagree is unsteady, and says nothing.
 * Arguments are the names of libraries and feature releases of JDKs to be run, all if there are none.
 */
public final class LibraryTests {
    private static final Path FOLDER = AgentJar.module().resolve("target/transparency");

    private LibraryTests() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        List<String> chosen = List.of(args);
        Path tests = FOLDER.resolve("tests");
        if (!Files.isDirectory(tests)) {
            System.err.println(tests + " does not exist: build with -Plibraries first");
            System.exit(2);
        }
        boolean same = true;
        for (Jdk jdk : Jdks.find()) {
            for (Library library : libraries(tests)) {
                if (isChosen(chosen, List.of("17", "25"), String.valueOf(jdk.feature()))
                        && isChosen(chosen, names(tests), library.name())) {
                    same &= compare(jdk, library);
                }
            }
        }
        System.exit(same ? 0 : 1);
    }

    /** Whether a word is among the arguments, or none of its kind is. */
    private static boolean isChosen(List<String> arguments, List<String> kind, String word) {
        return arguments.contains(word) || arguments.stream().noneMatch(kind::contains);
    }

    private static List<String> names(Path tests) throws IOException {
        return libraries(tests).stream().map(Library::name).toList();
    }

    private static List<Library> libraries(Path tests) throws IOException {
        Path runner = tests.resolve("runner");
        try (Stream<Path> folders = Files.list(tests)) {
            return folders.filter(folder -> !folder.equals(runner))
                    .sorted()
                    .map(folder -> new Library(folder, runner))
                    .toList();
        }
    }

    private static boolean compare(Jdk jdk, Library library) throws IOException, InterruptedException {
        Path own = Files.createTempDirectory(Files.createDirectories(FOLDER.resolve("runs")), library.name());
        String options = "=console=false,out=" + own.resolve("report");
        Outcomes watched = library.run(jdk, List.of("-javaagent:" + AgentJar.find() + options), own.resolve("watched"));
        Outcomes plain = library.run(jdk, List.of(), own.resolve("plain"));
        TreeSet<String> changed = plain.differences(watched);
        TreeSet<String> unsteady = new TreeSet<>();
        if (!changed.isEmpty()) {
            unsteady = plain.differences(library.run(jdk, List.of(), own.resolve("again")));
            changed.removeAll(unsteady);
        }
        System.out.printf(
                "%s on %s: %d tests, %d passed, %d failed, %d skipped; %d unsteady; %d changed by the agent%n",
                library.name(),
                jdk,
                plain.byTest().size(),
                plain.count("passed"),
                plain.count("failure") + plain.count("error"),
                plain.count("skipped"),
                unsteady.size(),
                changed.size());
        unsteady.forEach(test -> System.out.println("  unsteady: " + test));
        for (String test : changed) {
            System.out.printf(
                    "  changed: %s%n    without: %s%n    with:    %s%n", test, plain.of(test), watched.of(test));
        }
        return changed.isEmpty();
    }
}

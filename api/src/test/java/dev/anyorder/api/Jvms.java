package dev.anyorder.api;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The JDKs to test on, by feature release: the one that runs this, those that {@code ANYORDER_JDKS} names, and others from
 * 21 on under {@code /usr/lib/jvm} or in variables called {@code JAVA_HOME...}.
 */
final class Jvms {
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

    private Jvms() {}

    static Path current() {
        return Path.of(System.getProperty("java.home"));
    }

    /** The home of each JDK with virtual threads. */
    static List<Path> withVirtualThreads() throws IOException {
        List<Path> homes = new ArrayList<>(List.of(current()));
        for (String name : System.getenv().getOrDefault("ANYORDER_JDKS", "").split(File.pathSeparator)) {
            homes.add(Path.of(name));
        }
        System.getenv().forEach((name, value) -> {
            if (name.startsWith("JAVA_HOME")) {
                homes.add(Path.of(value));
            }
        });
        Path installed = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(installed)) {
            try (Stream<Path> folders = Files.list(installed)) {
                folders.sorted().forEach(homes::add);
            }
        }
        Map<Integer, Path> found = new TreeMap<>();
        for (Path home : homes) {
            int feature = feature(home);
            if (feature >= 21) {
                found.putIfAbsent(feature, home);
            }
        }
        return List.copyOf(found.values());
    }

    private static int feature(Path home) throws IOException {
        Path release = home.resolve("release");
        if (!Files.exists(release) || !Files.exists(home.resolve("bin/java"))) {
            return 0;
        }
        Matcher version = VERSION.matcher(Files.readString(release));
        return version.find() ? Integer.parseInt(version.group(1)) : 0;
    }

    /** What a program prints, with its exit status in a last line. */
    static String run(Path home, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("bin/java").toString()));
        command.addAll(arguments);
        Path output = Files.createTempFile("anyorder", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            if (!process.waitFor(10, TimeUnit.MINUTES)) {
                process.destroyForcibly().waitFor();
            }
            return Files.readString(output) + "exit status " + process.waitFor() + "\n";
        } finally {
            Files.delete(output);
        }
    }
}

package dev.anyorder.cli.launch;

import dev.anyorder.core.options.UsageException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The {@code java} that runs the program, as the user wrote it, and its version. */
public record JavaLauncher(String command, int feature) {
    /** The oldest supported version. */
    public static final int OLDEST = 17;

    private static final Pattern QUOTED_VERSION = Pattern.compile("version \"([0-9._]+)");
    private static final Pattern RELEASE = Pattern.compile("(?m)^JAVA_VERSION=\"([0-9._]+)");
    private static final Pattern NAME = Pattern.compile("java[w]?[0-9.-]*(\\.exe)?");

    /** The java of this process. */
    public static JavaLauncher own() {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return new JavaLauncher(java.toString(), Runtime.version().feature());
    }

    /** Rejects other programs and old versions. */
    public static JavaLauncher named(String command, Map<String, String> environment) {
        Path file = find(command, environment.getOrDefault("PATH", ""));
        if (file == null) {
            throw new UsageException("Cannot find '" + command + "'. Write a java command (17 or later) after --.");
        }
        if (!NAME.matcher(String.valueOf(file.getFileName())).matches()) {
            throw new UsageException(
                    "'" + command + "' is not a java launcher. Example: anyorder check -- java -cp classes Main.");
        }
        int feature = feature(command, file);
        if (feature < OLDEST) {
            throw new UsageException(
                    "'" + command + "' is Java " + feature + ". AnyOrder needs " + OLDEST + " or later.");
        }
        return new JavaLauncher(command, feature);
    }

    private static @Nullable Path find(String command, String path) {
        if (command.contains("/") || command.contains(File.separator)) {
            return runnable(Path.of(command)) ? Path.of(command) : null;
        }
        for (String folder : path.split(File.pathSeparator, -1)) {
            Path file = Path.of(folder, command);
            if (runnable(file)) {
                return file;
            }
        }
        return null;
    }

    private static boolean runnable(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }

    private static int feature(String command, Path file) {
        String text = released(file);
        Matcher version = RELEASE.matcher(text);
        if (!version.find()) {
            version = QUOTED_VERSION.matcher(ask(file));
            if (!version.find()) {
                throw new UsageException(
                        "Cannot determine the version of '" + command + "'. AnyOrder needs Java 17 or later.");
            }
        }
        String[] parts = version.group(1).split("[._]", -1);
        return Integer.parseInt(parts[0].equals("1") && parts.length > 1 ? parts[1] : parts[0]);
    }

    /** Faster than {@code java -version}. */
    private static String released(Path file) {
        try {
            Path bin = file.toRealPath().getParent();
            Path home = bin == null || !bin.endsWith("bin") ? null : bin.getParent();
            return home == null ? "" : Files.readString(home.resolve("release"));
        } catch (IOException e) {
            return "";
        }
    }

    private static String ask(Path file) {
        try {
            ProcessBuilder builder = new ProcessBuilder(List.of(file.toString(), "-version")).redirectErrorStream(true);
            builder.environment()
                    .keySet()
                    .removeIf(name ->
                            name.toUpperCase(Locale.ROOT).endsWith("JAVA_OPTIONS") || name.equals("JAVA_TOOL_OPTIONS"));
            Process process = builder.start();
            process.getOutputStream().close();
            try (InputStream output = process.getInputStream()) {
                return new String(output.readAllBytes(), StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            return "";
        }
    }
}

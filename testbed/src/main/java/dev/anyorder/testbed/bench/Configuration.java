package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * One way to run a kernel, and the column of the table that shows it.
 *
 * @param name what the column is called
 * @param analyses what the agent is told to run, empty for no agent
 * @param rows which rows of the catalogue the agent is given, and which fields it is to watch; empty for no rows, and all
 */
record Configuration(String name, String analyses, String rows) {

    /** Without an agent: what all others are compared with. */
    static final Configuration BASE = new Configuration("base", "", "");

    /** The agent records the run, and no analysis looks at it. */
    static final Configuration RECORD = new Configuration("record", "race", "");

    /**
     * The configuration called {@code name}: {@code base}; {@code empty}, which is the agent with its hooks but no
     * analysis; {@code record}; or the names of analyses joined by {@code +}, after an {@code @} what is declared:
     * {@code annotated} or {@code everything}.
     */
    static Configuration named(String name) {
        return switch (name) {
            case "base" -> BASE;
            case "record" -> RECORD;
            case "empty" -> new Configuration(name, "none", "");
            default -> declaring(name, name.split("@", 2));
        };
    }

    private static Configuration declaring(String name, String[] parts) {
        String rows = parts.length == 1 ? "" : parts[1];
        if (!rows.isEmpty() && Configuration.class.getResource(resource(rows)) == null) {
            throw new IllegalArgumentException("Unknown declarations '" + rows + "'");
        }
        return new Configuration(name, parts[0].replace('+', ','), rows);
    }

    private static String resource(String rows) {
        return "atomic-" + rows + ".txt";
    }

    boolean hasAgent() {
        return !analyses.isEmpty();
    }

    /** What the agent is told, which watches a kernel and writes into a folder. */
    List<String> agentOptions(String kernel, Path folder) {
        String exclude = "exclude=" + KernelMain.class.getPackageName() + ".**";
        if (equals(RECORD)) {
            return List.of("trace=" + TraceOutput.trace(folder), exclude);
        }
        List<String> options = new ArrayList<>(
                List.of("analyses=" + analyses, "out=" + folder.resolve("report"), exclude, "console=false"));
        if (!rows.isEmpty()) {
            options.add("catalogue=" + copy(folder.resolve("rows.txt")));
        }
        List<String> fields = watched(kernel);
        if (!fields.isEmpty()) {
            options.add("fields=" + String.join(",", fields));
        }
        return options;
    }

    /** The fields of the kernel that tasks share and change, if the agent is to watch no others; otherwise none. */
    private List<String> watched(String kernel) {
        Properties fields = new Properties();
        try (InputStream in = Configuration.class.getResourceAsStream("watched-" + rows + ".properties")) {
            if (in != null) {
                fields.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Pattern.compile(",\\s*")
                .splitAsStream(fields.getProperty(kernel, ""))
                .filter(field -> !field.isEmpty())
                .map(field -> "dev.anyorder.testbed.kernels." + field)
                .toList();
    }

    private Path copy(Path file) {
        try (InputStream in = Configuration.class.getResourceAsStream(resource(rows))) {
            Files.copy(in, file);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds what the agent wrote to the result of a JVM. */
    ChildResult addOutput(ChildResult result, Path folder) {
        return equals(RECORD)
                ? TraceOutput.addTo(result, TraceOutput.trace(folder))
                : AgentOutput.addTo(result, folder.resolve("report").resolve("findings.json"));
    }
}

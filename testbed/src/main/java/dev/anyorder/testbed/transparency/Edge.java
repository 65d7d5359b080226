package dev.anyorder.testbed.transparency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program at the edge of what Java allows, with one argument. Comments in its source say how it is run: {@code // run:
 * } an argument, in as many lines as there are runs; {@code // jvm: } an option of the JVM. An argument may be followed by
 * {@code , stopped by } and a signal, which is sent when the program has printed {@link #READY}; such a program has a race.
 *
 * @param name the simple name of its class
 * @param jvm options of the JVM
 * @param argument its argument, empty if there is none
 * @param signal the signal that ends it, empty if it ends by itself
 */
record Edge(String name, List<String> jvm, String argument, String signal) {
    /** The line after which a program may be stopped. */
    static final String READY = "ready";

    private static final String STOPPED = ", stopped by ";
    private static final String PACKAGE = "dev.anyorder.testbed.edges";

    /** All runs of all programs below a folder of sources. */
    static List<Edge> read(Path sources) throws IOException {
        List<Edge> edges = new ArrayList<>();
        for (Path file : files(sources)) {
            String source = Files.readString(file);
            if (source.contains("void main(")) {
                String name = file.getFileName().toString().replace(".java", "");
                List<String> jvm = comments(source, "// jvm: ");
                List<String> runs = comments(source, "// run: ");
                for (String run : runs.isEmpty() ? List.of("") : runs) {
                    String[] parts = run.split(STOPPED, 2);
                    edges.add(new Edge(name, jvm, parts[0], parts.length > 1 ? parts[1] : ""));
                }
            }
        }
        return edges;
    }

    /** The source files below a folder. */
    static List<Path> files(Path sources) throws IOException {
        try (Stream<Path> all = Files.walk(sources)) {
            return all.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> comments(String source, String start) {
        return source.lines()
                .filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length()))
                .toList();
    }

    /** What is to follow {@code java} and its own options. */
    List<String> command(Path classes) {
        List<String> command = new ArrayList<>(jvm);
        command.addAll(List.of("-cp", classes.toString(), PACKAGE + "." + name));
        if (!argument.isEmpty()) {
            command.add(argument);
        }
        return command;
    }

    /** Whether the program ends without shutdown, which loses the report. */
    boolean halts() {
        return argument.equals("halt");
    }

    @Override
    public String toString() {
        return argument.isEmpty() ? name : name + ": " + argument;
    }
}

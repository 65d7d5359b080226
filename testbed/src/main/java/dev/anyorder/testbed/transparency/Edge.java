package dev.anyorder.testbed.transparency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program at the edge of what Java allows, with one argument. Comments in its source say how it is run: {@code // run:
 * } an argument, in as many lines as there are runs; {@code // jvm: } an option of the JVM.
 *
 * @param name the simple name of its class
 * @param jvm options of the JVM
 * @param argument its argument, empty if there is none
 */
record Edge(String name, List<String> jvm, String argument) {
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
                    edges.add(new Edge(name, jvm, run));
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

package dev.anyorder.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples run as their comments say, and print what these say. */
class ExamplesTest {
    private static final String PRINTS = " * prints: ";

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../examples/tasks"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void printWhatTheySay(Path example) throws IOException, InterruptedException {
        String expected = Files.readAllLines(example).stream()
                .filter(line -> line.startsWith(PRINTS))
                .map(line -> line.substring(PRINTS.length()) + "\n")
                .collect(Collectors.joining());
        assertTrue(!expected.isEmpty());
        String output = Jvms.run(Jvms.current(), List.of("-cp", "target/classes", example.toString()));
        assertEquals(expected + "exit status 0\n", output);
    }
}

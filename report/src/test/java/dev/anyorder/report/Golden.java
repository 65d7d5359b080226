package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Golden files, compared whole. {@code -Danyorder.golden=write} writes them anew; then read the diff. */
final class Golden {
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private Golden() {}

    static void check(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        if ("write".equals(System.getProperty("anyorder.golden"))) {
            Files.writeString(file, actual);
        }
        assertEquals(read(name), actual, () -> "differs from " + file + "; -Danyorder.golden=write writes it anew");
    }

    static String read(String name) throws IOException {
        return Files.readString(FOLDER.resolve(name));
    }
}

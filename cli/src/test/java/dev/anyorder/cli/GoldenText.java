package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Golden files of help and errors, compared whole. {@code -Danyorder.golden=write} writes them; then read the diff. */
final class GoldenText {
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private GoldenText() {}

    static void check(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        if ("write".equals(System.getProperty("anyorder.golden"))) {
            Files.writeString(file, actual);
        }
        assertEquals(Files.readString(file), actual, () -> file + "; -Danyorder.golden=write writes it");
    }
}

package dev.anyorder.testbed.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A class name says what the thing is without its package. */
class ClassNamesTest {
    private static final List<String> PRODUCT = List.of("api", "hooks", "core", "report", "agent", "cli");

    @Test
    void noSimpleNameStandsInTwoPackages() throws IOException {
        Map<String, List<Path>> byName = sources().stream().collect(Collectors.groupingBy(source -> name(source)));
        byName.values().removeIf(sources -> sources.size() == 1);
        assertEquals(Map.of(), byName);
    }

    @Test
    void fewNamesAreASingleWord() throws IOException {
        List<String> names = sources().stream().map(ClassNamesTest::name).toList();
        List<String> single = names.stream()
                .filter(name -> !name.matches(".*[a-z0-9][A-Z].*"))
                .toList();
        assertTrue(single.size() * 100 <= names.size() * 15, single.toString());
    }

    private static String name(Path source) {
        return source.getFileName().toString().replace(".java", "");
    }

    private static List<Path> sources() throws IOException {
        Stream.Builder<Path> all = Stream.builder();
        for (String module : PRODUCT) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.endsWith("package-info.java"))
                        .forEach(all);
            }
        }
        return all.build().toList();
    }
}

package dev.anyorder.testbed.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PackagesTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void everyPackageSaysThatNothingIsNullUnlessItSaysSo() throws IOException {
        assertEquals(
                List.of(),
                packages()
                        .filter(folder -> !info(folder).contains("@NullMarked"))
                        .toList());
    }

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        assertEquals(
                List.of(),
                packages().filter(folder -> !info(folder).startsWith("/**")).toList());
    }

    @Test
    void thePackagesOfAModuleBearItsName() throws IOException {
        assertEquals(
                List.of(),
                packages()
                        .filter(folder -> {
                            Path parts = ROOT.relativize(folder);
                            return !parts.startsWith(Path.of(
                                    parts.getName(0).toString(),
                                    "src/main/java/dev/anyorder",
                                    parts.getName(0).toString()));
                        })
                        .toList());
    }

    /** The folders of all modules' main sources that hold a class. */
    private static Stream<Path> packages() throws IOException {
        try (Stream<Path> modules = Files.list(ROOT)) {
            return modules
                    .map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .flatMap(PackagesTest::sources)
                    .map(Path::getParent)
                    .distinct()
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    private static Stream<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static String info(Path folder) {
        Path file = folder.resolve("package-info.java");
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

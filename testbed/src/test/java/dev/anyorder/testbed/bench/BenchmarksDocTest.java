package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BenchmarksDocTest {

    private final String document;

    BenchmarksDocTest() throws IOException {
        document = Files.readString(Path.of("..", "docs", "benchmarks.md"));
    }

    @Test
    void everyKernelHasItsRow() {
        for (KernelEntry entry : KernelCatalogue.all()) {
            String row = "| `" + entry.name() + "` | " + entry.group().label() + " | ";
            assertTrue(document.contains(row), row);
        }
    }

    @Test
    void everyOptionIsNamedWithItsDefault() {
        OverheadOptions.parse("--configurations", "base").all().forEach((name, value) -> {
            assertTrue(document.contains("`--" + name + "`"), name);
            assertTrue(name.equals("configurations") || document.contains("`" + value + "`") || value.isEmpty(), value);
        });
    }
}

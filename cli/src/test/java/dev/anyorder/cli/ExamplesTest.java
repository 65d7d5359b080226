package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.report.JsonReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExamplesTest {
    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../examples"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> file.toAbsolutePath().normalize())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void runsAndSaysWhatToExpect(Path example, @TempDir Path folder, @TempDir Path fake) throws IOException {
        String text = Files.readString(example);
        assertTrue(text.contains("<p>The report: "));
        assertEquals(text.contains("<p>The report: nothing"), !text.contains("// race"));
        new Workshop(fake).write("findings.json", JsonReport.render(Runs.with()));
        Command.Result result = new Command(folder, fake).run(List.of("check", example.toString()));
        assertEquals(0, result.status(), result.errors());
        assertFalse(result.output().isEmpty());
    }
}

package dev.anyorder.core.trace;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What fuzzing has found is read to some end, or refused; and what fuzzing begins with are traces. */
class FuzzedTracesTest {
    @Test
    void whatWasFoundIsReadOrRefused() throws IOException, URISyntaxException {
        URL folder = Objects.requireNonNull(FuzzedTracesTest.class.getResource("fuzzed"));
        try (Stream<Path> all = Files.list(Path.of(folder.toURI()))) {
            List<Path> inputs = all.sorted().toList();
            assertFalse(inputs.isEmpty());
            for (Path input : inputs) {
                TraceFuzzer.isRead(Files.readAllBytes(input));
            }
        }
    }

    @Test
    void tracesAreInputs(@TempDir Path folder) throws IOException {
        Path trace = folder.resolve("run.aot");
        for (int seed = 0; seed < 20; seed++) {
            new RandomRun(seed, trace).run(50).end();
            assertTrue(TraceFuzzer.isRead(TraceFuzzer.input(trace)), "seed " + seed);
        }
    }
}

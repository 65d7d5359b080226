package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverheadMainTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    private Path agent;

    @BeforeEach
    void packAgent() throws IOException {
        agent = FakeAgentJar.create(folder);
    }

    @Test
    void comparesEveryConfigurationWithNoAgent() throws Exception {
        Path json = folder.resolve("overhead.json");

        int status = small("--configurations", "empty,two", "--runs", "2", "--json", json.toString());

        assertEquals(0, status, err.toString(StandardCharsets.UTF_8));
        List<String> table = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertTrue(table.get(0).contains("empty cpu") && table.get(0).contains("two cpu"));
        assertTrue(table.get(2).matches("\\| quicksort .*\\| +0 \\|.*\\| +2 \\|"), table.get(2));
        assertTrue(table.get(3).startsWith("| geometric mean, threads"));
        assertTrue(
                table.contains("| two counted | tasks | steps | locations | questions | remembered |"),
                table::toString);
        String written = Files.readString(json);
        assertTrue(written.contains("\"findings\":2,\"counters\":{\"instrumented\":9,")
                && written.contains("\"means\":{\"threads\":{\"empty\":"));
    }

    @Test
    void startsTheConfigurationsInTurn() throws Exception {
        small("--configurations", "empty", "--runs", "2");

        List<String> starts = err.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceAll(":.*", ""))
                .toList();
        assertEquals(
                List.of("quicksort base #1", "quicksort empty #1", "quicksort base #2", "quicksort empty #2"), starts);
    }

    @ParameterizedTest
    @CsvSource({
        "exit, exit status 3: cannot go on",
        "mute, the agent wrote no findings.json",
        "blind, the agent instrumented no class",
        "partial, the agent skipped classes: {a.B=too large}"
    })
    void showsWhatFailedAndEndsWithStatusOne(String analysis, String reason) throws Exception {
        int status = small("--configurations", "empty," + analysis);

        assertEquals(1, status);
        String table = out.toString(StandardCharsets.UTF_8);
        assertTrue(table.contains("| quicksort (!)") && table.contains("failed"), table);
        assertTrue(table.contains("(!) quicksort: " + analysis + " failed: " + reason), table);
        assertFalse(table.contains("geometric mean"));
    }

    @Test
    void keepsWhatTheJvmsWroteWhenAsked() throws Exception {
        Path kept = folder.resolve("kept");

        small("--configurations", "two", "--keep", kept.toString());

        assertTrue(Files.exists(kept.resolve("quicksort-two-1/report/findings.json")));
        assertTrue(Files.readString(kept.resolve("quicksort-base-1/stdout.txt")).startsWith(KernelMain.MARK));
    }

    @ParameterizedTest
    @CsvSource({
        "--kernels, nosuch, Unknown kernel 'nosuch'",
        "--runs, 0, Option '--runs' must be at least 1",
        "--size, huge, 'Option ''--size'' needs a number, not ''huge'''",
        "--agent, nosuch.jar, nosuch.jar' does not exist",
        "--java, nosuch, '''nosuch'' is not a java launcher'",
        "--json, nosuch/file, The folder of 'nosuch/file' does not exist",
        "--fast, 1, Unknown option '--fast'"
    })
    void saysWhatIsWrongWithAnOption(String name, String value, String sentence) throws Exception {
        int status = small(name, value);

        assertEquals(2, status);
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains(sentence) && said.contains("Usage:"), said);
    }

    @Test
    void theKernelMainSaysHowItIsCalled() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        Path.of("target", "classes").toString(),
                        KernelMain.class.getName(),
                        "nosuch")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(2, process.waitFor());
        assertTrue(said.startsWith("Usage: KernelMain") && said.contains("raytracer-bug"), said);
    }

    private int small(String... more) throws IOException, InterruptedException {
        List<String> args = new ArrayList<>(List.of("--kernels", "quicksort", "--size", "small", "--runs", "1"));
        args.addAll(List.of("--warmups", "0", "--repetitions", "1", "--heap", "256m", "--agent", agent.toString()));
        args.addAll(List.of(more));
        try (PrintStream output = new PrintStream(out, true, StandardCharsets.UTF_8);
                PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            return OverheadMain.run(args, output, errors);
        }
    }
}

package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples under the real agent: what they say about their report is true. */
class ExamplesIT {
    static List<Path> examples() throws IOException {
        return ExamplesTest.examples();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void findsRacesExactlyOnTheLinesThatSaySo(Path example, @TempDir Path folder)
            throws IOException, InterruptedException, ReportException {
        List<String> lines = Files.readAllLines(example);
        boolean racy = lines.stream().anyMatch(line -> line.contains("// race"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(
                        java, "-jar", "target/anyorder.jar", "check", "-o", out.toString(), example.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(racy ? 66 : 0, process.waitFor(), output);
        RunResult result = JsonReader.read(out.resolve("findings.json"));
        for (Finding finding : result.findings()) {
            for (AccessInfo access : finding.accesses()) {
                assertTrue(lines.get(access.site().line() - 1).contains("// race"), output);
            }
        }
    }
}

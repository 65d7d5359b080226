package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program declares is checked under the real agent, whether or not an analysis for it is asked for by name. */
class DeclaredIT {
    private static final Path EXAMPLE = Path.of("../examples/declared/Promises.java");
    private static final Map<FindingKind, String> WORDS = Map.of(
            FindingKind.ATOMICITY_VIOLATION, "// atomicity",
            FindingKind.DETERMINISM_CONFLICT, "// conflict");

    @TempDir
    Path folder;

    private RunResult check(String... words) throws IOException, InterruptedException, ReportException {
        Path out = folder.resolve("out");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                "target/anyorder.jar",
                "check",
                "-o",
                out.toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes());
        process.waitFor();
        assertTrue(Files.exists(out.resolve("findings.json")), output);
        return JsonReader.read(out.resolve("findings.json"));
    }

    @Test
    void whatIsDeclaredIsCheckedUnasked() throws IOException, InterruptedException, ReportException {
        RunResult result = check(EXAMPLE.toString());
        assertEquals(
                List.of("race", "determinacy", "atomicity", "determinism"),
                result.run().analyses());
        assertEquals(List.of(), result.run().notes());
        List<String> lines = Files.readAllLines(EXAMPLE);
        for (Map.Entry<FindingKind, String> each : WORDS.entrySet()) {
            List<Finding> findings = result.findings().stream()
                    .filter(finding -> finding.kind() == each.getKey())
                    .toList();
            assertEquals(1, findings.size(), each.toString());
            for (AccessInfo access : findings.get(0).accesses()) {
                assertTrue(lines.get(access.site().line() - 1).contains(each.getValue()), access.toString());
            }
        }
    }

    @Test
    void whatComesFromElsewhereIsSaidToBeUnchecked() throws IOException, InterruptedException, ReportException {
        RunResult result = check("--", "java", "-cp", "../api/target/classes", EXAMPLE.toString());
        assertEquals(List.of("race", "determinacy"), result.run().analyses());
        assertEquals(2, result.run().notes().size(), result.run().notes().toString());
    }

    @Test
    void whoNamesAnalysesGetsThose() throws IOException, InterruptedException, ReportException {
        RunResult result = check("-a", "race", EXAMPLE.toString());
        assertEquals(List.of("race"), result.run().analyses());
        assertEquals(List.of(), result.run().notes());
        assertEquals(List.of(), result.findings());
    }

    @Test
    void whereNothingIsDeclaredNothingElseRuns() throws IOException, InterruptedException, ReportException {
        RunResult result = check("../examples/Clean.java");
        assertEquals(List.of("race", "determinacy"), result.run().analyses());
    }

    @Test
    void whatIsDeclaredInACatalogueIsCheckedToo() throws IOException, InterruptedException, ReportException {
        Path rows = Files.writeString(folder.resolve("rows"), "class Clean\n  body main(..) deterministic\n");
        RunResult result = check("--catalogue", rows.toString(), "../examples/Clean.java");
        assertEquals(List.of("race", "determinacy", "determinism"), result.run().analyses());
    }
}

package dev.anyorder.testbed.nakade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.targets.AgentJar;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NakadeMainTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @Test
    void everyProgramGetsThePublishedVerdictUnderBothAnalyses(@TempDir Path folder) throws Exception {
        Path json = folder.resolve("nakade.json");
        int status = NakadeMain.run(List.of("--quick", "--json", json.toString()), AgentJar.find(), out);
        String table = bytes.toString(StandardCharsets.UTF_8);
        assertEquals(0, status, table);
        for (Row row : Row.TABLE) {
            assertTrue(
                    table.lines().anyMatch(line -> line.startsWith(row.name() + " ") && line.endsWith(" 2/2")), table);
        }
        String numbers = Files.readString(json);
        assertEquals(Row.TABLE.size() + Row.FIGURES.size(), numbers.split("\"program\":", -1).length - 1);
        assertTrue(numbers.contains("\"after the run\":\"08:34\""), numbers);
    }

    @Test
    void otherOptionsAreRefused() throws Exception {
        assertEquals(2, NakadeMain.run(List.of("--fast"), AgentJar.find(), out));
        assertEquals(2, NakadeMain.run(List.of("--runs", "no"), AgentJar.find(), out));
        assertEquals(0, NakadeMain.run(List.of("--help"), AgentJar.find(), out));
    }
}

package dev.anyorder.testbed.tasksanitizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.targets.AgentJar;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TaskSanitizerMainTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @Test
    void everyProgramShowsExactlyItsKnownRaces() throws Exception {
        int status = TaskSanitizerMain.run(List.of("--quick"), AgentJar.find(), out);
        String table = bytes.toString(StandardCharsets.UTF_8);
        for (Row row : Row.TABLE) {
            assertTrue(
                    table.lines().anyMatch(line -> line.startsWith(row.application()) && line.endsWith(" 2/2")), table);
        }
        assertEquals(0, status, table);
    }

    @Test
    void otherOptionsAreRefused() throws Exception {
        assertEquals(2, TaskSanitizerMain.run(List.of("--fast"), AgentJar.find(), out));
        assertEquals(0, TaskSanitizerMain.run(List.of("--help"), AgentJar.find(), out));
    }
}

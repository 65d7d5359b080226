package dev.anyorder.testbed.tutorial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.replay.TraceAnalysis;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.testbed.targets.AgentJar;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The analysis of the tutorial is the one that is compiled here, and it finds what the page says. */
class TutorialTest {
    private static final Path PAGE = Path.of("../docs/tutorial.md");
    private static final Path SOURCE = Path.of("src/test/java/dev/anyorder/testbed/tutorial/HotLocations.java");
    private static final Pattern CODE = Pattern.compile("(?ms)^```java\n(.*?)^```$");
    private static final int MOST_WORDS = 900;

    @TempDir
    Path folder;

    @Test
    void thePageShowsTheWholeClass() throws Exception {
        String page = Files.readString(PAGE);
        Matcher code = CODE.matcher(page);
        assertTrue(code.find());
        String source = Files.readString(SOURCE);
        assertEquals(source.substring(source.indexOf("/**")), code.group(1));
        assertTrue(page.split("\\s+").length < MOST_WORDS);
    }

    @Test
    void theHotFieldOfARecordedRunIsANote() throws Exception {
        Path trace = folder.resolve("run.aot");
        Process run = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-javaagent:" + AgentJar.find() + "=trace=" + trace,
                        "-cp",
                        Path.of("target/test-classes").toString(),
                        HotProgram.class.getName())
                .inheritIO()
                .start();
        assertEquals(0, run.waitFor());
        try (TraceFile file = TraceFile.open(trace)) {
            List<Finding> findings = TraceAnalysis.of(file, new HotLocations()).findings();
            assertEquals(
                    List.of("hot"),
                    findings.stream().map(finding -> finding.location().name()).toList());
            for (Finding finding : findings) {
                assertEquals(Severity.NOTE, finding.severity());
                assertEquals("hot-locations", finding.analysis());
                assertEquals(1, finding.accesses().size());
                assertTrue(finding.why() instanceof SingleSite);
            }
        }
    }
}

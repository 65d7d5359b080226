package dev.anyorder.testbed.targets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.anyorder.agent.replay.TraceAnalysis;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.report.JsonReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A sample of the target programs, recorded and analysed later: the findings are those of a live check of another run.
 * Conditional ones are left out: which there are depends on who came first.
 */
class TracesTest {
    private static final int EVERY = 18;
    private static final List<String> ANALYSES = List.of("race", "determinacy");

    @TempDir
    static Path folder;

    @TestFactory
    List<DynamicTest> aRecordedRunHasTheFindingsOfALiveOne() throws Exception {
        Jdk jdk = Jdks.find().get(0);
        Path classes = folder.resolve("classes");
        List<Path> roots = Targets.roots(AgentJar.module(), jdk.feature());
        TargetCompiler.compile(jdk, roots, classes);
        List<DynamicTest> tests = new ArrayList<>();
        List<Target> targets = Targets.read(roots);
        for (int i = 0; i < targets.size(); i += EVERY) {
            Target target = targets.get(i);
            tests.add(dynamicTest(target.name(), () -> compare(jdk, classes, target)));
        }
        return tests;
    }

    private static void compare(Jdk jdk, Path classes, Target target) throws Exception {
        Path own = Files.createDirectories(folder.resolve(target.name()));
        Path report = own.resolve("report");
        Path trace = own.resolve("run.aot");
        run(jdk, classes, target, own, "out=" + report + ",console=false,pairs=all");
        run(jdk, classes, target, own, "trace=" + trace);
        try (TraceFile file = TraceFile.open(trace)) {
            assertTrue(file.isComplete());
            RunResult later = TraceAnalysis.of(file, ANALYSES, true);
            RunResult live = JsonReader.read(report.resolve("findings.json"));
            assertEquals(ids(live), ids(later));
            assertEquals(live.run().instrumented(), later.run().instrumented());
        }
    }

    private static SortedSet<String> ids(RunResult result) {
        SortedSet<String> ids = new TreeSet<>();
        for (Finding finding : result.findings()) {
            if (finding.evidence() != Evidence.CONDITIONAL) {
                ids.add(finding.id() + " " + finding.kind() + " of "
                        + finding.location().type());
            }
        }
        return ids;
    }

    private static void run(Jdk jdk, Path classes, Target target, Path own, String options) throws Exception {
        List<String> words =
                new ArrayList<>(List.of(jdk.command("java"), "-javaagent:" + AgentJar.find() + "=" + options));
        words.addAll(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        words.addAll(target.jvm());
        words.addAll(List.of("-cp", classes.toString(), target.className()));
        Process process = new ProcessBuilder(words)
                .redirectOutput(own.resolve("stdout").toFile())
                .redirectError(own.resolve("stderr").toFile())
                .start();
        process.getOutputStream().close();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(target.exitStatus(), process.exitValue());
        assertEquals(target.output(), Files.readString(own.resolve("stdout")));
    }

    /** It prints a line now and then; after the second one there is something on disk. */
    @Test
    void aRunThatIsKilledLeavesATraceThatSaysSo() throws Exception {
        Jdk jdk = Jdks.find().get(0);
        Path source = Files.writeString(folder.resolve("Endless.java"), """
                public class Endless {
                    static int count;
                    public static void main(String[] args) throws Exception {
                        for (int i = 0; i < 2; i++) {
                            new Thread(() -> { while (true) { synchronized (new Object()) { count++; } pause(); } }).start();
                        }
                        while (true) { Thread.sleep(1500); System.out.println("still here"); }
                    }
                    static void pause() { try { Thread.sleep(1); } catch (InterruptedException e) { } }
                }
                """);
        Path classes = Files.createDirectories(folder.resolve("endless"));
        new ProcessBuilder(jdk.command("javac"), "-d", classes.toString(), source.toString())
                .inheritIO()
                .start()
                .waitFor();
        Path trace = folder.resolve("killed.aot");
        Process process = new ProcessBuilder(
                        jdk.command("java"),
                        "-javaagent:" + AgentJar.find() + "=trace=" + trace,
                        "-cp",
                        classes.toString(),
                        "Endless")
                .redirectErrorStream(true)
                .start();
        try (var lines = process.inputReader()) {
            lines.readLine();
            lines.readLine();
            process.destroyForcibly().waitFor();
        }
        try (TraceFile file = TraceFile.open(trace)) {
            assertFalse(file.isComplete());
            RunResult result = TraceAnalysis.of(file, ANALYSES, false);
            assertTrue(
                    result.run().notes().get(0).contains("was killed"),
                    result.run().notes().toString());
            assertEquals(
                    List.of("count"),
                    result.findings().stream()
                            .map(f -> f.location().name())
                            .distinct()
                            .toList());
        }
    }
}

package dev.anyorder.testbed.targets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.anyorder.agent.replay.TraceAnalysis;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.trace.Lexicon;
import dev.anyorder.core.trace.Replay;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.core.trace.TraceVisitor;
import dev.anyorder.core.trace.TracedTask;
import dev.anyorder.report.JsonReader;
import java.io.BufferedReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A sample of the target programs, recorded and analysed later: the findings are those of a live check of another run.
 * Conditional ones are left out: which there are depends on who came first.
 */
class TracesTest {
    /** With {@code -Danyorder.every=1}, all of them. */
    private static final int EVERY = Integer.getInteger("anyorder.every", 12);

    private static final int TRIES = 4;
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
        for (int i = 0; i < targets.size(); i++) {
            Target target = targets.get(i);
            if (i % EVERY == 0 || target.name().contains("Scattered")) {
                tests.add(dynamicTest(target.name(), () -> compare(jdk, classes, target)));
            }
        }
        return tests;
    }

    /**
     * What is found of some programs depends on who came first, and recording makes critical sections longer; then two other runs
     * are compared, up to so many times. Notes, which say that a result depends on the order, may differ in all of them.
     */
    private static void compare(Jdk jdk, Path classes, Target target) throws Exception {
        SortedSet<String> live = new TreeSet<>();
        SortedSet<String> later = new TreeSet<>();
        for (int i = 0; i < TRIES; i++) {
            Path own = Files.createDirectories(folder.resolve(target.name() + "-" + i));
            live = live(jdk, classes, target, own);
            later = later(jdk, classes, target, own);
            if (live.equals(later)) {
                return;
            }
        }
        live.removeIf(each -> each.startsWith(Level.NOTE.text()));
        later.removeIf(each -> each.startsWith(Level.NOTE.text()));
        assertEquals(live, later);
    }

    private static SortedSet<String> live(Jdk jdk, Path classes, Target target, Path own) throws Exception {
        Path report = own.resolve("report");
        run(jdk, classes, target, own, "out=" + report + ",console=false,pairs=all");
        return ids(JsonReader.read(report.resolve("findings.json")));
    }

    private static SortedSet<String> later(Jdk jdk, Path classes, Target target, Path own) throws Exception {
        Path trace = own.resolve("run.aot");
        run(jdk, classes, target, own, "trace=" + trace);
        try (TraceFile file = TraceFile.open(trace)) {
            assertTrue(file.isComplete());
            RunResult result = TraceAnalysis.of(file, ANALYSES, true);
            assertTrue(result.run().instrumented() > 0);
            return ids(result);
        }
    }

    private static SortedSet<String> ids(RunResult result) {
        SortedSet<String> ids = new TreeSet<>();
        for (Finding finding : result.findings()) {
            if (finding.evidence() != Evidence.CONDITIONAL) {
                ids.add(finding.level().text() + " " + finding.id() + " " + finding.kind() + " of "
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
        words.addAll(List.of("-cp", classes + File.pathSeparator + AgentJar.library(), target.className()));
        Process process = new ProcessBuilder(words)
                .redirectOutput(own.resolve("stdout").toFile())
                .redirectError(own.resolve("stderr").toFile())
                .start();
        process.getOutputStream().close();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(target.exitStatus(), process.exitValue());
        assertEquals(target.output(), Files.readString(own.resolve("stdout")));
    }

    /** All that happened before the last but one time that something was written is there, and so are its findings. */
    @Test
    void aRunThatIsKilledLeavesATraceOfWhatWasWritten() throws Exception {
        Jdk jdk = Jdks.find().get(0);
        Path source = Files.writeString(folder.resolve("Endless.java"), """
                public class Endless {
                    static int count;
                    public static void main(String[] args) throws Exception {
                        var pool = java.util.concurrent.Executors.newFixedThreadPool(2);
                        for (int tick = 1; true; tick++) {
                            pool.execute(() -> count++);
                            System.out.println(tick);
                            Thread.sleep(20);
                        }
                    }
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
        int seen = 0;
        try (BufferedReader lines = process.inputReader()) {
            long size = 0;
            int writes = 0;
            for (String line = lines.readLine(); writes < 8; line = lines.readLine()) {
                long now = Files.size(trace);
                writes += now > size ? 1 : 0;
                seen = writes < 3 ? Integer.parseInt(line) : seen;
                size = now;
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
        try (TraceFile file = TraceFile.open(trace)) {
            assertFalse(file.isComplete());
            RunResult result = TraceAnalysis.of(file, ANALYSES, false);
            String notes = result.run().notes().toString();
            assertTrue(notes.contains("was killed"), notes);
            assertEquals(
                    List.of("count"),
                    result.findings().stream()
                            .map(f -> f.location().name())
                            .distinct()
                            .toList());
            AtomicInteger tasks = new AtomicInteger();
            Replay.of(file, Lexicon.of(file), new TraceVisitor() {
                @Override
                public void spawned(int parent, TracedTask child, boolean isApart) {
                    tasks.incrementAndGet();
                }
            });
            assertTrue(tasks.get() >= seen, tasks + " tasks, " + seen + " seen");
        }
    }
}

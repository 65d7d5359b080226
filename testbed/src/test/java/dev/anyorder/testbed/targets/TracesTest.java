package dev.anyorder.testbed.targets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.anyorder.agent.replay.TraceAnalysis;
import dev.anyorder.core.analysis.registry.AnalysisRegistry;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.trace.TraceDefinitions;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.core.trace.TraceReplay;
import dev.anyorder.core.trace.TraceVisitor;
import dev.anyorder.core.trace.TracedTask;
import dev.anyorder.report.TextReport;
import java.io.BufferedReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A sample of the target programs, recorded and analysed later: what is found is what their lines say, as of a live run. */
@Tag("sized")
class TracesTest {
    /** With {@code -Danyorder.every=1}, all of them. */
    private static final int EVERY =
            Integer.getInteger("anyorder.every", Boolean.getBoolean("anyorder.full") ? 12 : 40);

    private static final Setting SETTING = Setting.race(0);
    /** Traces do not hold what is done to keys of concurrent maps; and one ends where a full stack ends the watching. */
    private static final Set<String> NOT_HELD = Set.of(
            "determinacy.CountWhileGotRacy",
            "determinacy.MergeKeyRacy",
            "determinacy.OtherValuePutRacy",
            "determinacy.PutIfAbsentRacy",
            "determinacy.PutOtherValueRacy",
            "determinacy.PutSameKeyRacy",
            "determinacy.PutWhileGotRacy",
            "language.StackOverflowClean");

    private static final String NAMED = "threads.SubclassRacy";

    @TempDir
    static Path folder;

    @TestFactory
    List<DynamicTest> aRecordedRunHasTheFindingsThatTheLinesAskFor() throws Exception {
        Jdk jdk = Jdks.find().get(0);
        Path classes = folder.resolve("classes");
        List<Path> roots = Targets.roots(AgentJar.module(), jdk.feature());
        TargetCompiler.compile(jdk, roots, classes);
        List<DynamicTest> tests = new ArrayList<>();
        List<Target> targets =
                Targets.read(roots).stream().filter(TracesTest::canBeRecorded).toList();
        for (int i = 0; i < targets.size(); i++) {
            Target target = targets.get(i);
            if (i % EVERY == 0 || target.name().contains("Scattered")) {
                tests.add(dynamicTest(
                        target.name(),
                        () -> assertEquals(
                                List.of(),
                                Verdict.compare(
                                        target,
                                        SETTING,
                                        recorded(jdk, classes, target).findings()))));
            }
        }
        return tests;
    }

    /** Traces do not hold what is declared. */
    private static boolean canBeRecorded(Target target) {
        return !NOT_HELD.contains(target.name())
                && Arrays.stream(AnalysisRegistry.of(SETTING.analyses(target), false))
                        .noneMatch(analysis ->
                                analysis.wantsBlocks() || analysis.wantsScopes() || analysis.wantsTaskEvents());
    }

    /** Two threads and no lock: whoever comes first, the findings are the same, and so are their names. */
    @Test
    void aRecordedRunNamesItsFindingsAsALiveOneDoes() throws Exception {
        Jdk jdk = Jdks.find().get(0);
        Path classes = folder.resolve("named");
        List<Path> roots = Targets.roots(AgentJar.module(), jdk.feature());
        TargetCompiler.compile(jdk, roots, classes);
        Target target = Targets.read(roots).stream()
                .filter(each -> each.name().equals(NAMED))
                .findFirst()
                .orElseThrow();
        Path own = Files.createDirectories(folder.resolve("live"));
        Path report = own.resolve("report");
        run(jdk, classes, target, own, "out=" + report + ",console=false,analyses=race");
        List<String> live = ids(ValidatedReport.read(report.resolve("findings.json")));
        assertFalse(live.isEmpty());
        assertEquals(live, ids(recorded(jdk, classes, target)));
    }

    /** Two threads put different values for one key of a {@code ConcurrentHashMap}. */
    @Test
    void aTraceSaysWhatItDoesNotHold() throws Exception {
        Jdk jdk = Jdks.find().get(0);
        Path classes = folder.resolve("keys");
        List<Path> roots = Targets.roots(AgentJar.module(), jdk.feature());
        TargetCompiler.compile(jdk, roots, classes);
        Target target = Targets.read(roots).stream()
                .filter(each -> each.name().equals("determinacy.PutSameKeyRacy"))
                .findFirst()
                .orElseThrow();
        Path own = Files.createDirectories(folder.resolve("live-keys"));
        Path report = own.resolve("report");
        run(jdk, classes, target, own, "out=" + report + ",console=false,analyses=determinacy");
        RunResult live = ValidatedReport.read(report.resolve("findings.json"));
        assertEquals(1, live.findings().size());
        assertEquals(List.of(), live.run().notes());

        RunResult recorded = recorded(jdk, classes, target, List.of("determinacy"));
        assertEquals(List.of(), recorded.findings());
        assertEquals(
                List.of(new RunNote(NoteType.TRACE_WITHOUT_KEYS, "determinacy")),
                recorded.run().notes());
        String text = TextReport.plain().render(recorded);
        assertTrue(text.startsWith("note: A trace does not record the keys of concurrent maps"), text);
    }

    private static List<String> ids(RunResult result) {
        return result.findings().stream().map(Finding::id).sorted().toList();
    }

    private static RunResult recorded(Jdk jdk, Path classes, Target target) throws Exception {
        return recorded(jdk, classes, target, SETTING.analyses(target));
    }

    private static RunResult recorded(Jdk jdk, Path classes, Target target, List<String> analyses) throws Exception {
        Path own = Files.createDirectories(folder.resolve(target.name()));
        Path trace = own.resolve("run.aot");
        run(jdk, classes, target, own, "trace=" + trace);
        try (TraceFile file = TraceFile.open(trace)) {
            assertTrue(file.isComplete());
            RunResult result = TraceAnalysis.of(file, analyses, false);
            assertTrue(result.run().instrumented() > 0);
            return result;
        }
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
            RunResult result = TraceAnalysis.of(file, List.of("race"), false);
            assertEquals(
                    List.of(new RunNote(NoteType.TRACE_CUT_OFF)), result.run().notes());
            assertEquals(
                    List.of("count"),
                    result.findings().stream()
                            .map(f -> f.location().name())
                            .distinct()
                            .toList());
            AtomicInteger tasks = new AtomicInteger();
            TraceReplay.of(file, TraceDefinitions.of(file), new TraceVisitor() {
                @Override
                public void spawned(int parent, TracedTask child, boolean isApart) {
                    tasks.incrementAndGet();
                }
            });
            assertTrue(tasks.get() >= seen, tasks + " tasks, " + seen + " seen");
        }
    }
}

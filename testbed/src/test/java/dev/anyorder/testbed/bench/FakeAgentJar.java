package dev.anyorder.testbed.bench;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.report.JsonReport;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** Packs {@link FakeAgent}, with the files that it gives out beside it. */
final class FakeAgentJar {

    private FakeAgentJar() {}

    static Path create(Path folder) throws IOException {
        findings(folder, "none", 9, Map.of());
        findings(folder, "two", 9, Map.of(), "a", "b");
        findings(folder, "atomicity", 9, Map.of());
        findings(folder, "velodrome", 9, Map.of(), "a");
        findings(folder, "blind", 0, Map.of());
        findings(folder, "partial", 8, Map.of("a.B", "too large"));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", FakeAgent.class.getName());
        String entry = FakeAgent.class.getName().replace('.', '/') + ".class";
        Path jar = folder.resolve("fake-agent.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest);
                var bytes = FakeAgent.class.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new JarEntry(entry));
            bytes.transferTo(out);
        }
        return jar;
    }

    private static void findings(
            Path folder, String analysis, int instrumented, Map<String, String> skipped, String... ids)
            throws IOException {
        Map<String, Long> counters = Map.of("questions", 30L, "remembered", 10L);
        RunInfo run = new RunInfo(
                List.of(analysis), ScheduleScope.ALL, "17", 3, 4, 5, instrumented, skipped, List.of(), counters);
        List<Finding> findings = Stream.of(ids).map(FakeAgentJar::finding).toList();
        String json = JsonReport.render(new RunResult(run, findings));
        Files.writeString(folder.resolve(analysis + ".json"), json);
    }

    private static Finding finding(String id) {
        LocationInfo location = new LocationInfo("static", "a.B", "f", -1, -1, "", List.of());
        return new Finding(
                id,
                FindingKind.DATA_RACE,
                Severity.ERROR,
                Evidence.OBSERVED,
                "two",
                1,
                location,
                List.of(),
                new SingleSite());
    }
}

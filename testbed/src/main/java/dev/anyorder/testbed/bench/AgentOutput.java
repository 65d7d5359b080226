package dev.anyorder.testbed.bench;

import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.ReportException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Adds what the agent wrote to the result of a JVM. An agent that did not watch all of the kernel is a failure. */
final class AgentOutput {

    private AgentOutput() {}

    static ChildResult addTo(ChildResult result, Path findings) {
        if (!Files.isRegularFile(findings)) {
            return ChildResult.failed("the agent wrote no findings.json");
        }
        RunResult run;
        try {
            run = JsonReader.read(findings);
        } catch (ReportException e) {
            return ChildResult.failed(e.getMessage());
        }
        RunInfo info = run.run();
        if (info.instrumented() == 0) {
            return ChildResult.failed("the agent instrumented no class");
        }
        if (!info.skipped().isEmpty()) {
            return ChildResult.failed("the agent skipped classes: " + new TreeMap<>(info.skipped()));
        }
        return result.withAgent(run.findings().size(), counters(info));
    }

    private static Map<String, Long> counters(RunInfo info) {
        Map<String, Long> counters = new TreeMap<>(info.counters());
        counters.put("tasks", info.tasks());
        counters.put("steps", info.steps());
        counters.put("locations", info.locations());
        counters.put("instrumented", (long) info.instrumented());
        return counters;
    }
}

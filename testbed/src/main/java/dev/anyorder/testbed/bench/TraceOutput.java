package dev.anyorder.testbed.bench;

import dev.anyorder.core.trace.TraceDefinitions;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.core.trace.TraceReplay;
import dev.anyorder.core.trace.TraceSummary;
import dev.anyorder.core.trace.TraceVisitor;
import dev.anyorder.core.trace.TracedFootprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Adds what a recording holds to the result of a JVM: its bytes, and how many accesses they are for. What a step does again
 * at a site, to the same location or element, counts once, so that the program makes as many accesses as are counted here
 * or more. The trace is read to its end, and then deleted.
 */
final class TraceOutput extends TraceVisitor {

    static final String BYTES = "trace bytes";
    static final String ACCESSES = "accesses";
    /** Of these, elements of arrays. */
    static final String ELEMENTS = "elements";

    private long accesses;
    private long elements;

    private TraceOutput() {}

    static Path trace(Path folder) {
        return folder.resolve("run.aot");
    }

    static ChildResult addTo(ChildResult result, Path trace) {
        try (TraceFile file = TraceFile.open(trace)) {
            long bytes = Files.size(trace);
            TraceDefinitions definitions = TraceDefinitions.of(file);
            TraceSummary summary = definitions.summary();
            if (summary == null) {
                return ChildResult.failed("the trace has no end");
            }
            if (summary.instrumented() == 0) {
                return ChildResult.failed("the agent instrumented no class");
            }
            if (!summary.skipped().isEmpty()) {
                return ChildResult.failed("the agent skipped classes: " + new TreeMap<>(summary.skipped()));
            }
            TraceOutput counted = new TraceOutput();
            TraceReplay.of(file, definitions, counted);
            Files.delete(trace);
            return result.withAgent(0, counted.counters(summary, bytes));
        } catch (TraceException e) {
            return ChildResult.failed(e.sentence());
        } catch (IOException e) {
            return ChildResult.failed(e.toString());
        }
    }

    private Map<String, Long> counters(TraceSummary summary, long bytes) {
        return Map.of(
                "tasks",
                summary.tasks(),
                "steps",
                summary.steps(),
                "locations",
                summary.locations(),
                BYTES,
                bytes,
                ACCESSES,
                accesses + elements,
                ELEMENTS,
                elements);
    }

    @Override
    public void fresh(int task, int site, int stack, boolean declared, long number) {
        accesses++;
    }

    @Override
    public void accessed(int task, int site, int location, int stack, boolean declared) {
        accesses++;
    }

    @Override
    public void footprints(int task, List<TracedFootprint> all) {
        for (TracedFootprint each : all) {
            long[] bits = each.bits();
            elements += each.count();
            for (int word = 0; bits != null && word < bits.length; word++) {
                elements += Long.bitCount(bits[word]);
            }
        }
    }
}

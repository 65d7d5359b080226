package dev.anyorder.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceTest {
    private static final int RUNS = 300;

    @TempDir
    Path folder;

    @Test
    void stepsOfARecordedRunAreInTheSameOrderAgain() throws IOException {
        for (int seed = 0; seed < RUNS; seed++) {
            Path file = folder.resolve("run.aot");
            RandomRun run = new RandomRun(seed, file).run(150).end();
            Replayed again = Replayed.of(file);
            assertTrue(again.isComplete());
            assertEquals(
                    run.steps.size(),
                    run.steps.keySet().stream().filter(again.steps::containsKey).count());
            compare(run.steps, again.steps, "run " + seed);
        }
    }

    private static void compare(Map<Integer, Step> live, Map<Integer, Step> again, String run) {
        for (int a : live.keySet()) {
            for (int b : live.keySet()) {
                Step u = live.get(a);
                Step v = live.get(b);
                String pair = run + ": " + u + " and " + v;
                assertEquals(HappensBefore.logical(u, v), HappensBefore.logical(again.get(a), again.get(b)), pair);
                assertEquals(HappensBefore.observed(u, v), HappensBefore.observed(again.get(a), again.get(b)), pair);
                assertEquals(u.locks().size(), again.get(a).locks().size(), pair);
                assertEquals(block(u), block(again.get(a)), pair);
            }
        }
    }

    private static Object block(Step step) {
        return step.block() == null ? "none" : step.block().info;
    }

    @Test
    void aRunThatWasKilledIsReadAsFarAsItWasWritten() throws IOException {
        for (int seed = 0; seed < RUNS; seed++) {
            Path file = folder.resolve("run.aot");
            RandomRun run = new RandomRun(seed, file).run(150);
            run.kill();
            Replayed again = Replayed.of(file);
            assertFalse(again.isComplete());
            Map<Integer, Step> seen = new java.util.HashMap<>(run.steps);
            seen.keySet().retainAll(again.steps.keySet());
            compare(seen, again.steps, "run " + seed);
        }
    }

    @Test
    void theSummaryComesBack() throws IOException {
        Path file = folder.resolve("run.aot");
        new RandomRun(1, file).run(10).end();
        try (TraceFile trace = TraceFile.open(file)) {
            TraceSummary summary = TraceDefinitions.of(trace).summary();
            assertEquals(Map.of("b.C", "too old"), summary.skipped());
            assertEquals("17", summary.java());
            assertEquals(9, summary.instrumented());
        }
    }
}
